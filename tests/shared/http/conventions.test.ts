import { AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { env } from '#shared/config/env.ts';
import type { Base } from '#shared/http/base-urls.ts';
import type { CallContext } from '#shared/http/call-context.ts';
import { agency } from '#tests/agency.ts';
import { testCalls } from '#tests/calls.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

const BASES = ['main', 'identity', 'entities', 'accounts'] as const satisfies readonly Base[];
const TOKENS = { accessToken: 'the-access-token', refreshToken: 'the-refresh-token' };

/** Headers of a call made on a base with a method. */
async function headersOf(
  calls: CallContext,
  base: Base,
  method: 'get' | 'post',
  more: { anonymous?: boolean } = {},
): Promise<Headers> {
  let sent = new Headers();
  agency.use(
    http[method](`${DEFAULT_BASES[base]}/anything`, ({ request }) => {
      sent = request.headers;
      return HttpResponse.json({});
    }),
  );
  const client = await calls.client(base);
  await client.request({ url: 'anything', method, ...(method === 'post' && { data: { a: 1 } }), ...more });
  return sent;
}

describe.each(BASES)('a call on the %s base (P7)', (base) => {
  test('carries language and client id, and no tokens when there are none', async () => {
    const calls = testCalls({ language: () => 'hr', tokens: () => null });
    const sent = await headersOf(calls, base, 'get');
    expect(sent.get('accept-language')).toBe('hr');
    expect(sent.get('ClientId')).toBe(env.VITE_CLIENT_ID);
    expect(sent.has('Authorization')).toBe(false);
    expect(sent.has('RefreshToken')).toBe(false);
  });

  test('carries both tokens as stored, and JSON', async () => {
    const calls = testCalls({ language: () => 'en', tokens: () => TOKENS });
    const sent = await headersOf(calls, base, 'post');
    expect(sent.get('Authorization')).toBe(TOKENS.accessToken);
    expect(sent.get('RefreshToken')).toBe(TOKENS.refreshToken);
    expect(sent.get('content-type')).toBe('application/json');
  });

  test('that is anonymous says nothing of who makes it (readings P2.18)', async () => {
    const calls = testCalls({ language: () => 'en', tokens: () => TOKENS });
    const sent = await headersOf(calls, base, 'post', { anonymous: true });
    expect(sent.get('ClientId')).toBe(env.VITE_CLIENT_ID);
    expect(sent.get('accept-language')).toBe('en');
    expect([sent.has('Authorization'), sent.has('RefreshToken')]).toEqual([false, false]);
  });

  test('includes credentials, has the time-out of its base, and never leaves it', async () => {
    const { defaults } = await testCalls().client(base);
    expect(defaults.withCredentials).toBe(true);
    expect(defaults.timeout).toBe(base === 'main' || base === 'identity' ? 60_000 : 5000);
    expect(defaults.baseURL).toBe(DEFAULT_BASES[base].replace(/\/+$/, ''));
    expect(defaults.allowAbsoluteUrls).toBe(false);
  });
});

/** What leaves for the agency, and its answer. */
async function sentWith(
  config: AxiosRequestConfig,
  answer: { data?: unknown; type?: string; from?: string } = {},
  calls = testCalls(),
) {
  let sent: InternalAxiosRequestConfig | undefined;
  const adapter = vi.fn((given: InternalAxiosRequestConfig) => {
    sent = given;
    const headers = answer.type === undefined ? {} : { 'content-type': answer.type };
    const request = { responseURL: answer.from ?? '' };
    return Promise.resolve({ data: answer.data ?? '{}', status: 200, statusText: '', headers, config: given, request });
  });
  const client = await calls.client('main');
  const outcome = await client.request({ url: 'anything', adapter, ...config }).then(
    ({ data }: { data: unknown }) => ({ data }),
    (error: unknown) => ({ error }),
  );
  return { sent, outcome };
}

describe('before a call leaves (P4)', () => {
  test.each([
    ['a call', {}, 1],
    ['an anonymous one', { anonymous: true }, 0],
    ['the renewal itself', { atOnce: true }, 0],
  ])('%s waits for a renewal that is due: %j', async (_, config, times) => {
    const ready = vi.fn(() => Promise.resolve());
    const calls = testCalls({ ready });
    const { sent } = await sentWith(config, {}, calls);
    expect(sent).toBeDefined();
    expect(ready).toHaveBeenCalledTimes(times);
  });

  test('cookies go along unless the call is anonymous (readings P2.18)', async () => {
    expect((await sentWith({})).sent?.withCredentials).toBe(true);
    expect((await sentWith({ anonymous: true })).sent?.withCredentials).toBe(false);
  });
});

describe('what comes back', () => {
  test.each([
    ['json', 'text'],
    ['anything', 'text'],
    ['binary', 'blob'],
    ['office', 'blob'],
  ] as const)('of a call for %s is a %s', async (expected, responseType) => {
    expect((await sentWith({ expected }, { data: '' })).sent?.responseType).toBe(responseType);
  });

  test('a page of a gateway is no answer, whatever is in it; an answer need not say what it is', async () => {
    const data = '{"id":1}';
    expect((await sentWith({}, { data, type: 'text/html' })).outcome).toEqual({ error: { kind: 'contract' } });
    for (const type of ['application/json', undefined])
      expect((await sentWith({}, { data, ...(type && { type }) })).outcome).toEqual({ data: { id: 1 } });
  });

  test('a question may be answered from elsewhere, a submission may not', async () => {
    const from = `${DEFAULT_BASES.main}/elsewhere`;
    expect((await sentWith({ method: 'get' }, { from })).outcome).toEqual({ data: {} });
    const asked = `${DEFAULT_BASES.main}/anything`;
    for (const [address, outcome] of [
      [from, { error: { kind: 'contract' } }],
      // The same path with less said.
      [asked, { error: { kind: 'contract' } }],
      [`${asked}?x=%C4%8D`, { data: null }],
      // The browser does not give it.
      ['', { data: null }],
    ] as const) {
      const sending = { method: 'post', params: { x: 'č' }, expected: 'anything' } as const;
      expect((await sentWith(sending, { data: '', from: address })).outcome, address).toEqual(outcome);
    }
    const adapter = (config: InternalAxiosRequestConfig) => {
      const response = { data: '', status: 404, statusText: '', headers: {}, config, request: { responseURL: from } };
      return Promise.reject(new AxiosError('404', 'ERR_BAD_REQUEST', config, null, response));
    };
    expect((await sentWith({ method: 'post', adapter })).outcome).toEqual({ error: { kind: 'contract' } });
  });
});
