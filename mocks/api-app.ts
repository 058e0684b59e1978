import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { getResponse, type HttpHandler } from 'msw';
import { logCall } from './call-log.ts';
import { refuse } from './call.ts';
import { isLoopbackOrigin } from './loopback.ts';
import { replyTo, signInPage } from './ordered-replies.ts';
import { fuzzed } from './vary/fuzz.ts';

/** Headers that CORS lets the portal send, and read (P7, R7). */
const CALLER_HEADERS = ['accept-language', 'ClientId', 'Authorization', 'RefreshToken', 'Language', 'content-type'];
const READABLE_HEADERS = ['Content-Disposition', 'Retry-After'];

/**
 * One API base as an HTTP application: CORS with credentials for pages of this machine, the agency's handlers, and 404 for any
 * other call. A page of another origin gets no CORS headers, so its browser does not let it read the answer.
 */
export function apiApp(name: string, base: string, handlers: HttpHandler[]): Hono {
  const { origin } = new URL(base);
  const app = new Hono();
  app.use(
    cors({
      origin: (caller) => (isLoopbackOrigin(caller) ? caller : null),
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: CALLER_HEADERS,
      exposeHeaders: READABLE_HEADERS,
      maxAge: 600,
    }),
  );
  app.all('*', async (context) => {
    const request = await plainRequest(context.req.raw, origin);
    const reply = replyTo(request);
    const own = async () => (await getResponse(handlers, request)) ?? refuse({ request }, 404, 'unknown path');
    const taken = reply === 'failed' ? refuse({ request }, 500, 'ordered by a test') : await own();
    const response = reply === 'page' ? signInPage() : taken;
    const cut = () => (context.env as Partial<HttpBindings>).outgoing?.destroy();
    const sent = await fuzzed(request, response, cut);
    if (reply === 'cut') cut();
    await logCall(name, request, sent);
    return sent;
  });
  // Errors of the agency itself and interrupted uploads get a readable answer with CORS headers, too.
  app.onError((error, context) => refuse({ request: context.req.raw }, 500, String(error)));
  return app;
}

/** The call with its body read, under the address the handlers know (127.0.0.1, even if it was sent to localhost). */
async function plainRequest(raw: Request, origin: string): Promise<Request> {
  const { pathname, search } = new URL(raw.url);
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  return new Request(`${origin}${pathname}${search}`, {
    method: raw.method,
    headers: raw.headers,
    ...(hasBody ? { body: await raw.arrayBuffer() } : {}),
  });
}
