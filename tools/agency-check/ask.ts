import { TIMEOUTS } from '#shared/config/settings.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';

type Base = CallDescription['base'];

/** Address of an agency, and how to call it. */
export type AgencyAddress = {
  bases: Partial<Record<Base, string>>;
  clientId: string;
  /** The origin the portal is served from; the agency must allow it to read answers. */
  origin: string;
  tokens?: { access: string; refresh: string } | undefined;
  /** The session cookie of a signed-in user, `name=value`; sent to the identity API only. */
  cookie?: string | undefined;
};

/** One answer, with everything the checks need. */
export type AgencyAnswer = {
  status: number;
  contentType: string;
  bytes: Uint8Array;
  milliseconds: number;
  /** What prevents a browser at `origin` from reading the answer; null when nothing does. */
  corsProblem: string | null;
};

const urlOf = ({ bases }: AgencyAddress, base: Base, path: string) =>
  `${(bases[base] ?? '').replace(/\/+$/, '')}/${path}`;

/** Makes one call as the portal makes it (P7). Rejects when no answer arrives within the portal's time-out. */
export async function askAgency(address: AgencyAddress, request: CallRequest): Promise<AgencyAnswer> {
  const { call, url, params, data, lang = 'bs' } = request;
  const { origin, clientId, tokens, cookie } = address;
  const search = new URLSearchParams(params).toString();
  const started = performance.now();
  const response = await fetch(`${urlOf(address, call.base, url)}${search && `?${search}`}`, {
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json, text/plain, */*',
      'accept-language': lang,
      ClientId: clientId,
      origin,
      ...(call.hasLanguageHeader && { Language: lang }),
      ...(tokens && { Authorization: tokens.access, RefreshToken: tokens.refresh }),
      ...(cookie && call.base === 'identity' && { cookie }),
      ...(data && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUTS[call.base]),
    ...(data && { body: JSON.stringify(data) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    bytes,
    milliseconds: performance.now() - started,
    corsProblem: corsProblem(response.headers, origin),
  };
}

function corsProblem(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return 'no access-control-allow-origin';
  if (allowed === '*') return 'access-control-allow-origin is *, which forbids credentials';
  if (allowed !== origin) return `access-control-allow-origin is ${allowed}`;
  return headers.get('access-control-allow-credentials') === 'true' ? null : 'no access-control-allow-credentials';
}

/** What prevents a browser from sending the portal's headers (the preflight request); null when nothing does. */
export async function preflightProblem(
  address: AgencyAddress,
  { base, path }: CallDescription,
): Promise<string | null> {
  const names = ['accept-language', 'clientid', 'authorization', 'refreshtoken'];
  const { headers } = await fetch(urlOf(address, base, path), {
    method: 'OPTIONS',
    headers: {
      origin: address.origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': names.join(','),
    },
    signal: AbortSignal.timeout(TIMEOUTS[base]),
  });
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = names.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  const lacking = missing.length > 0 ? `access-control-allow-headers lacks ${missing.join(', ')}` : null;
  return corsProblem(headers, address.origin) ?? lacking;
}
