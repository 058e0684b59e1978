import { http } from 'msw';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { documentTypesEndpoint } from '#domain/reference/reference.api.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { answerOf, dataOf } from '#shared/api/answer-of.ts';
import { api, type ApiDispatch } from '#shared/api/api.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { LISTS } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { untilTestEnds } from '#tests/until-test-ends.ts';

const SEARCH = { PageSize: LISTS.registerPage, includeCount: true, Page: 0, jib: '4224691554988', lang: 'bs' } as const;

const endpointWith = (options: Parameters<typeof endpointOf>[2]) =>
  endpointOf(
    legalEntitiesCall,
    toResultsPage(({ id }) => ({ id })),
    options,
  );

const dispatchOf = (): ApiDispatch => untilTestEnds(createPortal()).store.dispatch;

test('an answer is read although it became old while it was awaited', async () => {
  const endpoint = endpointWith({ id: 'oldWhileAwaited', tags: ['Bankruptcy'] });
  const dispatch = dispatchOf();
  const types = held();
  agency.use(http.get(`${DEFAULT_BASES.main}/DocumentTypes`, () => types.wait.then(() => undefined)));
  // Something was sent while another answer was awaited: what it makes old is dropped only when that answer is there.
  const other = dispatch(documentTypesEndpoint.initiate({ lang: 'bs' }));
  dispatch(api.util.invalidateTags(['Bankruptcy']));
  agency.use(
    http.get(`${DEFAULT_BASES.main}/LegalEntities`, async () => {
      types.release();
      await other;
    }),
  );
  const answer = await answerOf(dispatch(endpoint.initiate(SEARCH, { forceRefetch: true })));
  expect(answer.data?.items).toEqual([{ id: 11_555 }]);
});

test('an answer is read although the time of an earlier one ends meanwhile', async () => {
  const endpoint = endpointWith({ id: 'notStored', seconds: 0 });
  const dispatch = dispatchOf();
  await answerOf(dispatch(endpoint.initiate(SEARCH)));
  agency.use(http.get(`${DEFAULT_BASES.main}/LegalEntities`, () => new Promise((answer) => setTimeout(answer, 50))));
  const answer = await answerOf(dispatch(endpoint.initiate(SEARCH, { forceRefetch: true })));
  expect(answer.data?.items).toEqual([{ id: 11_555 }]);
});

test('aborting leaves no data, and an error', async () => {
  const leaving = new AbortController();
  const endpoint = endpointWith({ id: 'aborted' });
  const call = answerOf(dispatchOf()(endpoint.initiate(SEARCH)), leaving.signal);
  leaving.abort();
  const answer = await call;
  expect(answer.data).toBeUndefined();
  expect(answer.error).toBeDefined();
});

test('a call that has neither data nor an error is an error', async () => {
  const started = Object.assign(Promise.resolve({}), { abort: () => {}, unsubscribe: () => {} });
  await expect(dataOf(started, new AbortController().signal)).rejects.toEqual(expect.any(Error));
});
