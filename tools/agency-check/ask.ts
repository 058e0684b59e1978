import type { AgencyAnswer } from '#domain/agency-check/judge.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';
import { TIMEOUTS } from '#shared/config/settings.ts';

/** Address of an agency, and how to call it. */
export type AgencyAddress = {
  bases: Partial<Record<CallDescription['base'], string | undefined>>;
  clientId: string;
  /** The origin the portal is served from; the agency must allow it to read answers. */
  origin: string;
  tokens?: { access: string; refresh: string } | undefined;
  /** The session cookie of a signed-in user, `name=value`; sent to the identity API only. */
  cookie?: string | undefined;
};

const send = ({ bases, origin }: AgencyAddress, { base }: CallDescription, path: string, init: RequestInit) =>
  fetch(`${(bases[base] ?? '').replace(/\/+$/, '')}/${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), origin },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUTS[base]),
  });

/** Makes one call as the portal makes it (P7). Rejects when no answer arrives within the portal's time-out. */
export async function askAgency(address: AgencyAddress, request: CallRequest): Promise<AgencyAnswer> {
  const { call, url, params, data, lang = 'bs' } = request;
  const { origin, clientId, tokens, cookie } = address;
  const search = new URLSearchParams(params).toString();
  const started = performance.now();
  const response = await send(address, call, `${url}${search && `?${search}`}`, {
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json, text/plain, */*',
      'accept-language': lang,
      ClientId: clientId,
      ...(call.hasLanguageHeader && { Language: lang }),
      ...(tokens && { Authorization: tokens.access, RefreshToken: tokens.refresh }),
      ...(cookie && call.base === 'identity' && { cookie }),
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { body: JSON.stringify(data) }),
  });
  const bytes = await response.bytes();
  return { response, bytes, milliseconds: performance.now() - started, corsProblem: corsProblem(response, origin) };
}

function corsProblem({ headers }: Response, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return 'no access-control-allow-origin';
  if (allowed === '*') return 'access-control-allow-origin is *, which forbids credentials';
  if (allowed !== origin) return `access-control-allow-origin is ${allowed}`;
  return headers.get('access-control-allow-credentials') === 'true' ? null : 'no access-control-allow-credentials';
}

/** What prevents a browser from sending the portal's headers (the preflight request); null when nothing does. */
export async function preflightProblem(address: AgencyAddress, call: CallDescription): Promise<string | null> {
  const names = ['accept-language', 'clientid', 'authorization', 'refreshtoken'];
  const response = await send(address, call, call.path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': names.join(',') },
  });
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = names.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  const lacking = missing.length > 0 ? `access-control-allow-headers lacks ${missing.join(', ')}` : null;
  return corsProblem(response, address.origin) ?? lacking;
}
