import type { ApiName, ContractCall } from './contract-call.ts';

/** Address of an agency, and how to call it. */
export type AgencyAddress = {
  bases: Partial<Record<ApiName, string>>;
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

type Values = { query?: Record<string, string>; params?: Record<string, string>; body?: unknown; language?: string };

/** Time-outs of P7 in milliseconds. */
const LIMIT: Record<ApiName, number> = { main: 60_000, identity: 60_000, entities: 5000, accounts: 5000 };

/** Makes one call as the portal makes it (P7). Rejects when no answer arrives within the portal's time-out. */
export async function askAgency(
  address: AgencyAddress,
  call: ContractCall,
  { query = {}, params = {}, body, language = 'bs' }: Values,
): Promise<AgencyAnswer> {
  const base = (address.bases[call.api] ?? '').replace(/\/+$/, '');
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const headers: Record<string, string> = {
    accept: 'application/json, text/plain, */*',
    'accept-language': language,
    ClientId: address.clientId,
    origin: address.origin,
    ...(call.hasLanguageHeader && { Language: language }),
    ...(address.tokens && { Authorization: address.tokens.access, RefreshToken: address.tokens.refresh }),
    ...(address.cookie && call.api === 'identity' && { cookie: address.cookie }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  };
  const started = performance.now();
  const response = await fetch(`${base}${path}${search ? `?${search}` : ''}`, {
    method: call.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT[call.api]),
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    bytes,
    milliseconds: performance.now() - started,
    corsProblem: corsProblem(response.headers, address.origin),
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
export async function preflightProblem(address: AgencyAddress, api: ApiName, path: string): Promise<string | null> {
  const names = ['accept-language', 'clientid', 'authorization', 'refreshtoken'];
  const response = await fetch(`${(address.bases[api] ?? '').replace(/\/+$/, '')}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: address.origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': names.join(','),
    },
    signal: AbortSignal.timeout(LIMIT[api]),
  });
  const problem = corsProblem(response.headers, address.origin);
  if (problem) return problem;
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = names.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  return missing.length > 0 ? `access-control-allow-headers lacks ${missing.join(', ')}` : null;
}
