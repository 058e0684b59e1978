import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createPortal } from '#app/create-portal.ts';
import { defineCall } from '#shared/api/define-call.ts';
import { createEarlyCalls } from '#shared/api/early-calls.ts';
import { makeCall } from '#shared/api/make-call.ts';
import { agency } from '#tests/agency.ts';
import { testCalls } from '#tests/calls.ts';

const DESCRIPTION = { id: 'publishedContent', path: 'Something', spec: 'P7', summary: '' } as const;
const never = new AbortController().signal;

/** How the calls made from now on are sent: how the browser may use its cache, and with which headers. */
function watchRequests(): { cache: RequestCache; headers: Headers; method: string }[] {
  const sent: { cache: RequestCache; headers: Headers; method: string }[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : new Request(input, init);
    sent.push({ cache: init.cache ?? request.cache, headers: request.headers, method: request.method });
    return real(input, init);
  });
  agency.use(http.all('*/api/*', () => HttpResponse.json({})));
  return sent;
}

test.each(['main', 'identity', 'entities', 'accounts'] as const)(
  'no question to the base "%s" is answered by the cache of the browser',
  async (base) => {
    const sent = watchRequests();
    for (const expected of ['json', 'anything', 'unread', 'binary'] as const)
      await makeCall(testCalls(), defineCall({ ...DESCRIPTION, base, expected })(), never);
    await makeCall(
      testCalls(),
      defineCall({ ...DESCRIPTION, base, query: z.object({ page: z.int() }), isLocalised: true })({
        page: 1,
        lang: 'en',
      }),
      never,
    );
    expect(sent.map(({ cache }) => cache)).toEqual(Array.from({ length: 5 }, () => 'no-store'));
    // CORS allows the headers of P7 and R7 only.
    for (const { headers } of sent) expect(headers.get('User-Agent')).toBeNull();
  },
);

test('nor are those that leave before the page asks, and those of the session', async () => {
  const sent = watchRequests();
  const request = defineCall({ ...DESCRIPTION, base: 'main' })();
  await createEarlyCalls().start(request, {});
  await createEarlyCalls().startNext(request, {}, never);
  const { session } = createPortal();
  await session.fetchIdentityToken();
  await session.signOut(() => {});
  expect(sent.map(({ cache, method }) => [method, cache])).toEqual(
    Array.from({ length: 4 }, () => ['GET', 'no-store']),
  );
});
