import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { loadPage } from '#app/load-page.ts';
import { placeCalls, startPageCalls } from '#app/start-page-calls.ts';
import { storeEarlyAnswers } from '#app/store-answers.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import { createEarlyCalls, type EarlyCalls } from '#shared/api/early-calls.ts';
import { createStorage, type PortalStorage } from '#shared/storage/create-storage.ts';
import { contentItem, publish } from '#tests/content-items.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { untilTestEnds } from '#tests/until-test-ends.ts';
import { agency } from '../agency.ts';
import { renderPage } from '../renderApp.tsx';
import { readTokens, storeTokens, tokenFor } from '../tokens.ts';

let made: { path: string; headers: Headers }[] = [];
const record = ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return;
  made.push({ path: pathname.replace(/^\/api\//, ''), headers: new Headers(request.headers) });
};
/** Early calls of the places below; the app of the previous test may still be ending its own. */
const early = () =>
  made.filter(({ path }) => ['LegalEntities', 'ContentTranslations/Search', 'Users/Identity'].includes(path));
const callsOf = (path: string) => made.filter((call) => call.path === path);

/** What a visit has before its portal. */
let parts: { storage: PortalStorage; earlyCalls: EarlyCalls };
const portalOfVisit = () => untilTestEnds(createPortal(parts));

beforeEach(() => {
  made = [];
  parts = { storage: createStorage(), earlyCalls: createEarlyCalls() };
  agency.events.on('request:start', record);
  agency.use(
    http.get('*/LegalEntities', () => HttpResponse.json({ resultList: [{ id: 1, shortName: 'Firma' }], count: 13 })),
    http.get('*/FinancialIndicators', () => HttpResponse.json([])),
  );
  publish([contentItem({ id: 1, contentTypeId: 3 })]);
});
afterEach(async () => {
  agency.events.removeListener('request:start', record);
  // The page requests the content tree once it is ready.
  await parts.earlyCalls.whenPageReady();
  await everythingAnswered();
});

async function storeSession() {
  storeTokens({ accessToken: await accessTokenOf('citizen'), refreshToken: 'renewal-in-tests' });
}

test.each([
  ['/bs/sve-novosti', '', ['ContentTranslations/PublishedContent']],
  ['/en/business-entities-profile', '?name=d.o.o.&page=2', ['LegalEntities']],
  ['/bs/profil-pravnih-lica/10048', '', ['LegalEntities/10048', 'FinancialIndicators']],
  ['/bs/search', '?topic=porez', ['ContentTranslations/Search']],
  // The search by a tag follows 400 ms later (P4).
  ['/bs/search', '?topic=porez&tagId=1001', ['TagTranslations']],
  ['/hr/interaktivna-mapa', '', ['FinancialIndicators/getfinancialsummariesbycountynotfiltered']],
  ['/bs/jedinstveni-registar-racuna', '?jib=4200000000017', ['BankAccount/Search']],
])(
  '%s%s makes each of its calls once, before the app is rendered, as early and with the headers the page would send',
  async (path, search, urls) => {
    await storeSession();
    startPageCalls(parts, { pathname: path, search });
    await waitFor(() => urls.forEach((url) => expect(callsOf(url)).toHaveLength(1)));
    const { store } = await renderPage(path + search, { portal: portalOfVisit() });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    for (const url of urls) {
      expect(callsOf(url), url).toHaveLength(1);
      const [call] = callsOf(url);
      expect(call?.headers.get('authorization')).toBe(readTokens()?.accessToken);
      expect(call?.headers.get('accept-language')).toBe(path.slice(1, 3));
      expect(call?.headers.get('clientid')).toBeTruthy();
    }
    // The page's own query is the one the table names, with the same arguments.
    const queries = Object.values(store.getState().api.queries);
    for (const { endpoint, arg } of placeCalls({ pathname: path, search }, parts.storage)?.calls ?? [])
      if (endpoint !== null)
        expect(queries).toContainEqual(expect.objectContaining({ endpointName: endpoint, originalArgs: arg }));
  },
);

test('what the agency answers is stored as it comes, whatever else is awaited', async () => {
  const place = { pathname: '/bs/profil-pravnih-lica/10048', search: '' };
  const { wait, release } = held();
  agency.use(http.get('*/FinancialIndicators', () => wait));
  await storeSession();
  startPageCalls(parts, place);
  // Loading the page registers its endpoints.
  await loadPage('entityProfile');
  const portal = portalOfVisit();
  const { store } = portal;
  const stored = storeEarlyAnswers(portal, placeCalls(place, portal.storage)?.calls);
  const statuses = () =>
    Object.values(store.getState().api.queries).map((query) => [query?.endpointName, query?.status]);
  await waitFor(() => expect(statuses()).toContainEqual(['legalEntity', 'fulfilled']));
  expect(statuses()).toContainEqual(['indicators', 'pending']);
  release();
  await stored;
  expect(callsOf('LegalEntities/10048')).toHaveLength(1);
});

test('a call that did not leave early is left to the page', async () => {
  const portal = portalOfVisit();
  const { store } = portal;
  await storeEarlyAnswers(portal, placeCalls({ pathname: '/bs/sve-novosti', search: '' }, portal.storage)?.calls);
  expect(store.getState().api.queries).toEqual({});
});

test('nothing leaves with a token that has ended or is to be renewed', async () => {
  for (const seconds of [-10, 5]) {
    storeTokens({ accessToken: tokenFor(seconds, { iat: Math.floor(Date.now() / 1000) - 600 }), refreshToken: 'r' });
    startPageCalls(parts, { pathname: '/bs/profil-pravnih-lica', search: '' });
    startPageCalls(parts, { pathname: '/bs/search', search: '?topic=porez' });
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(early()).toEqual([]);
});

test('an answer to a request with another token is not used', async () => {
  storeTokens({ accessToken: tokenFor(3600), refreshToken: 'r' });
  startPageCalls(parts, { pathname: '/bs/search', search: '?topic=porez' });
  await waitFor(() => expect(callsOf('ContentTranslations/Search')).toHaveLength(1));
  await renderPage('/bs/search?topic=porez', { as: 'citizen', portal: portalOfVisit() });
  await waitFor(() => expect(callsOf('ContentTranslations/Search')).toHaveLength(2));
  expect(callsOf('ContentTranslations/Search')[1]?.headers.get('authorization')).toBe(readTokens()?.accessToken);
});

test.each([
  ['/bs/jedinstveni-registar-racuna', '?jib=4200000000017', 'BankAccount/Search', 'bankAccount', 5000],
  ['/bs/sve-novosti', '', 'ContentTranslations/PublishedContent', 'publishedContent', 60_000],
])(
  '%s%s: a call whose time is over while the page waits is not made again (A49)',
  async (path, search, url, endpoint, ms) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    agency.use(http.get(`*/${url}`, () => delay('infinite'), { once: true }));
    await storeSession();
    startPageCalls(parts, { pathname: path, search });
    expect(timeout).toHaveBeenCalledWith(ms);
    const { store } = await renderPage(path + search, { portal: portalOfVisit() });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    // From then on the page has the call.
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toContainEqual(
        expect.objectContaining({ endpointName: endpoint, status: 'pending' }),
      ),
    );
    limit.abort(new DOMException('', 'TimeoutError'));
    await waitFor(() => expect(screen.getAllByText(/Odgovor predugo ne stiže/)[0]).toBeVisible());
    expect(callsOf(url)).toHaveLength(1);
  },
);

test('the content call is given up after a minute without an answer, and made anew by a page that comes later', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  agency.use(http.get('*/ContentTranslations/PublishedContent', () => delay('infinite'), { once: true }));
  startPageCalls(parts, { pathname: '/bs/sve-novosti', search: '' });
  expect(timeout).toHaveBeenCalledWith(60_000);
  await waitFor(() => expect(callsOf('ContentTranslations/PublishedContent')).toHaveLength(1));
  limit.abort(new DOMException('', 'TimeoutError'));
  await renderPage('/bs/sve-novosti', { portal: portalOfVisit() });
  await waitFor(() => expect(callsOf('ContentTranslations/PublishedContent')).toHaveLength(2));
});

test('on a protected page without a token the identity is requested, but not right after a sign-out', async () => {
  window.followsSignOut = true;
  startPageCalls(parts, { pathname: '/bs/profil-pravnih-lica', search: '' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(early()).toEqual([]);
  delete window.followsSignOut;
  startPageCalls(parts, { pathname: '/bs/profil-pravnih-lica', search: '' });
  await waitFor(() => expect(callsOf('Users/Identity')).toHaveLength(1));
  expect(callsOf('LegalEntities')).toEqual([]);
});

test.each([
  [3600, 1],
  [-10, 0],
])('with an identity whose token ends in %s s %s calls of the page follow', async (seconds, calls) => {
  const tokens = { accessToken: tokenFor(seconds), refreshToken: 'r' };
  agency.use(http.get('*/Users/Identity', () => HttpResponse.json(tokens)));
  startPageCalls(parts, { pathname: '/bs/profil-pravnih-lica', search: '' });
  await waitFor(() => expect(callsOf('Users/Identity')).toHaveLength(1));
  await everythingAnswered();
  expect(callsOf('LegalEntities')).toHaveLength(calls);
});
