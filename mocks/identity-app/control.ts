import { Hono } from 'hono';
import * as z from 'zod';
import { readBody } from '../body.ts';
import { loggedCalls, resetLog } from '../call-log.ts';
import { refuse } from '../call.ts';
import { resetAgency } from '../handlers.ts';
import { isLoopbackOrigin } from '../loopback.ts';
import { messagesReceived } from '../messages/received.ts';
import { orderReplies, REPLIES, resetReplies } from '../ordered-replies.ts';
import { switches } from '../switches.ts';

const amount = z.int().min(0);
const switchesBody = z.strictObject({
  tokenSeconds: amount.optional(),
  latency: amount.optional(),
  legalEntities: amount.optional(),
  contentItems: amount.optional(),
  seed: amount.optional(),
  fuzz: amount.optional(),
});

const ordersBody = z.strictObject({ ending: z.string().min(1), replies: z.array(z.enum(REPLIES)) });

/** What browser tests need to control and check the agency: switches, replies out of the ordinary, reset, the calls and messages received. */
export function controlRoutes(): Hono {
  const atStart = { ...switches };
  const control = new Hono();
  control.use(async (context, next) => {
    const origin = context.req.header('origin');
    // A web page from elsewhere must not control the agency through a visitor's browser.
    if (origin !== undefined && !isLoopbackOrigin(origin))
      return refuse({ request: context.req.raw }, 403, 'only pages of this machine may steer the agency');
    return next();
  });
  control.post('/switches', async (context) => {
    const read = await readBody({ request: context.req.raw }, switchesBody);
    if ('refusal' in read) return read.refusal;
    Object.assign(switches, read.body);
    return context.json(switches);
  });
  control.post('/replies', async (context) => {
    const read = await readBody({ request: context.req.raw }, ordersBody);
    if ('refusal' in read) return read.refusal;
    orderReplies(read.body.ending, read.body.replies);
    return context.json(read.body);
  });
  control.post('/reset', (context) => {
    Object.assign(switches, atStart);
    resetReplies();
    resetAgency();
    resetLog();
    return context.json(switches);
  });
  control.get('/log', (context) => context.json(loggedCalls()));
  control.get('/messages', (context) => context.json(messagesReceived()));
  return control;
}
