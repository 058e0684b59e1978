import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { defineCall } from '#shared/api/define-call.ts';
import { makeCall } from '#shared/api/make-call.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import { agency } from '#tests/agency.ts';
import { testCalls } from '#tests/calls.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

const URL_OF_CALL = `${DEFAULT_BASES.main}/ContentTranslations/PublishedContent`;
const DESCRIPTION = {
  id: 'publishedContent',
  base: 'main',
  path: 'ContentTranslations/PublishedContent',
  spec: 'P7',
  summary: '',
} as const;
const call = defineCall({ ...DESCRIPTION, isLocalised: true })({ lang: 'bs' });
const post = defineCall({ ...DESCRIPTION, method: 'POST', body: z.object({ text: z.string() }) })({ text: '' });
const never = new AbortController().signal;

let calls = 0;
beforeEach(() => (calls = 0));

/** Every call, of either method, is answered so; calls are counted. */
function answered(respond: () => Response): void {
  const count = () => {
    calls += 1;
    return respond();
  };
  agency.use(http.get(URL_OF_CALL, count), http.post(URL_OF_CALL, count));
}

describe('an answer that is none (A01, A04)', () => {
  test('without a response the client rejects with null, and the error says "network"', async () => {
    answered(() => HttpResponse.error());
    const thrown: unknown = await (await testCalls().client('main')).get(call.url).catch((error: unknown) => error);
    expect(thrown).toBeNull();
    expect(await toApiError(thrown)).toEqual({ kind: 'network' });
  });

  test.each([204, 206, 301, 418])('status %s is no success', async (status) => {
    answered(() => new HttpResponse(null, { status }));
    expect(await makeCall(testCalls(), call, never)).toMatchObject({ error: { kind: 'http', status } });
  });

  test.each([200, 201])('status %s is one, whatever the body', async (status) => {
    answered(() => HttpResponse.json(null, { status }));
    expect(await makeCall(testCalls(), call, never)).toEqual({ data: null, meta: { status } });
  });
});

describe('repeats (A09, G06)', () => {
  test('a GET that is refused with Retry-After is made three times at most, a POST once', async () => {
    answered(() => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '0' } }));
    expect(await makeCall(testCalls(), call, never)).toMatchObject({ error: { status: 503 } });
    expect(calls).toBe(3);
    expect(await makeCall(testCalls(), post, never)).toMatchObject({ error: { status: 503 } });
    expect(calls).toBe(4);
  });

  test('a GET that succeeds the second time gives its data', async () => {
    answered(() => (calls === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(['here'])));
    expect(await makeCall(testCalls(), call, never)).toMatchObject({ data: ['here'] });
    expect(calls).toBe(2);
  });

  test('ten refused calls at once are ten calls and no renewal (A08)', async () => {
    answered(() => new HttpResponse(null, { status: 401 }));
    let renewals = 0;
    agency.use(
      http.post(`${DEFAULT_BASES.identity}/UserSessions/Refresh`, () => {
        renewals += 1;
        return HttpResponse.json({});
      }),
    );
    await Promise.all(Array.from({ length: 10 }, () => makeCall(testCalls(), call, never)));
    expect([calls, renewals]).toEqual([10, 0]);
  });
});
