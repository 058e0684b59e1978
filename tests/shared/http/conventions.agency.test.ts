import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { env } from '#shared/config/env.ts';
import type { Base } from '#shared/http/base-urls.ts';
import { provideCallContext } from '#shared/http/call-context.ts';
import { clients } from '#shared/http/clients.ts';
import { agency } from '#tests/agency.ts';

const BASES = ['main', 'identity', 'entities', 'accounts'] as const satisfies readonly Base[];
const TOKENS = { accessToken: 'the-access-token', refreshToken: 'the-refresh-token' };

/** Headers of a call made on a base with a method. */
async function headersOf(base: Base, method: 'get' | 'post', more: { anonymous?: boolean } = {}): Promise<Headers> {
  let sent = new Headers();
  agency.use(
    http[method](`${DEFAULT_BASES[base]}/anything`, ({ request }) => {
      sent = request.headers;
      return HttpResponse.json({});
    }),
  );
  await clients[base].request({ url: 'anything', method, ...(method === 'post' && { data: { a: 1 } }), ...more });
  return sent;
}

afterEach(() => provideCallContext({ language: () => 'bs', tokens: () => null }));

describe.each(BASES)('a call on the %s base (P7)', (base) => {
  test('carries language and client id, and no tokens when there are none', async () => {
    provideCallContext({ language: () => 'hr', tokens: () => null });
    const sent = await headersOf(base, 'get');
    expect(sent.get('accept-language')).toBe('hr');
    expect(sent.get('ClientId')).toBe(env.VITE_CLIENT_ID);
    expect(sent.has('Authorization')).toBe(false);
    expect(sent.has('RefreshToken')).toBe(false);
  });

  test('carries both tokens as stored, and JSON', async () => {
    provideCallContext({ language: () => 'en', tokens: () => TOKENS });
    const sent = await headersOf(base, 'post');
    expect(sent.get('Authorization')).toBe(TOKENS.accessToken);
    expect(sent.get('RefreshToken')).toBe(TOKENS.refreshToken);
    expect(sent.get('content-type')).toBe('application/json');
  });

  test('that is anonymous says nothing of who makes it (readings P2.18)', async () => {
    provideCallContext({ language: () => 'en', tokens: () => TOKENS });
    const sent = await headersOf(base, 'post', { anonymous: true });
    expect(sent.get('ClientId')).toBe(env.VITE_CLIENT_ID);
    expect(sent.get('accept-language')).toBe('en');
    expect([sent.has('Authorization'), sent.has('RefreshToken')]).toEqual([false, false]);
  });

  test('includes credentials, has the time-out of its base, and never leaves it', () => {
    const { defaults } = clients[base];
    expect(defaults.withCredentials).toBe(true);
    expect(defaults.timeout).toBe(base === 'main' || base === 'identity' ? 60_000 : 5000);
    expect(defaults.baseURL).toBe(DEFAULT_BASES[base].replace(/\/+$/, ''));
    expect(defaults.allowAbsoluteUrls).toBe(false);
  });
});
