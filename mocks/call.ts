import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { CallDescription } from '#shared/api/define-call.ts';
import { type Bases, CLIENT_ID } from './bases.ts';
import { userOf } from './session/tokens.ts';
import type { User } from './session/users.ts';
import { switches } from './switches.ts';
import { varied } from './vary/vary-answer.ts';

export type AgencyLanguage = 'bs' | 'hr' | 'en';

/** A checked call, as handlers get it. */
export type Call = {
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
  language: AgencyLanguage;
  /** The user of the call's access token; null for an anonymous call. */
  user: User | null;
};

/** A refused call: `{errorCount, resultItems: [{message}]}` with the given status, logged to the console. */
export function refuse(call: Pick<Call, 'request'>, status: number, message: string): Response {
  if (globalThis.process?.env?.['AGENCY_LOG'] !== 'off')
    console.warn(`agency: ${status} ${call.request.method} ${new URL(call.request.url).pathname}: ${message}`);
  return HttpResponse.json({ errorCount: 1, resultItems: [{ message }] }, { status });
}

/**
 * A handler for a call of P7/R7 as it is described: it refuses wrong headers and unknown query names before answering.
 */
export function answer(
  { base, method = 'GET', path, query: fields, hasLanguageHeader }: CallDescription,
  at: Bases,
  resolve: (call: Call) => Response | Promise<Response>,
): HttpHandler {
  const url = `${at[base]}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const names = Object.keys(fields?.shape ?? {});
  return http[method === 'GET' ? 'get' : 'post'](url, async ({ request, params }) => {
    if (switches.latency > 0) await delay(switches.latency);
    return varied(method, request, await checked(request, params as Record<string, string>));
  });

  async function checked(request: Request, params: Record<string, string>): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const language = languageOf(request.headers.get('accept-language'));
    if (request.headers.get('ClientId') !== CLIENT_ID)
      return refuse({ request }, 400, 'ClientId header is missing or unknown');
    if (!language) return refuse({ request }, 400, 'accept-language header must be bs, hr or en');
    if (hasLanguageHeader && !languageOf(request.headers.get('Language')))
      return refuse({ request }, 400, 'Language header must be bs, hr or en');
    const unknown = [...query.keys()].find((name) => !names.includes(name));
    if (unknown !== undefined) return refuse({ request }, 400, `unknown query name '${unknown}'`);
    const user = await userOf(request);
    return resolve({ request, params, query, language, user });
  }
}

function languageOf(header: string | null): AgencyLanguage | null {
  return header === 'bs' || header === 'hr' || header === 'en' ? header : null;
}
