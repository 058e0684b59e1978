import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchLinks } from '#app/prefetch-page.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { contentItem } from '#tests/content-items.ts';
import { held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';

const SEARCH_CALL = 'ContentTranslations/Search';
const SEARCH = `${DEFAULT_BASES.main}/${SEARCH_CALL}`;
const FOUND = { contents: [contentItem({ id: 1, contentTypeId: 3 })] };

let made: string[] = [];
const record = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/')) made.push(pathname.replace(/^\/api\//, '') + search);
};
const callsTo = (path: string) => made.filter((call) => call.startsWith(path));

/** A different one in each test, because a call with a recent answer is not made again. */
let address = '';
let searches = 0;
const another = () => (address = `/bs/search?topic=pojam${++searches}`);

beforeEach(() => {
  another();
  made = [];
  agency.events.on('request:start', record);
  agency.use(http.get(SEARCH, () => HttpResponse.json(FOUND)));
});
afterEach(() => {
  agency.events.removeListener('request:start', record);
});

/** The portal on a page without calls of its own, with `watchLinks`, and a link outside its frame. */
async function withLink(href: string) {
  const app = await renderPage('/bs/anketa');
  onTestFinished(watchLinks(app.portal));
  const link = document.createElement('a');
  link.href = href;
  link.textContent = 'Dalje';
  document.body.append(link);
  onTestFinished(() => link.remove());
  return { ...app, link };
}

const pointAt = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
/** Number of calls to a path after a link is hovered or focused for a second. */
function fetchedBy(mean: () => void, path: string): number {
  const fetched = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    mean();
    vi.advanceTimersByTime(1000);
    return fetched.mock.calls.filter(([input]) => typeof input === 'string' && input.includes(path)).length;
  } finally {
    vi.useRealTimers();
    fetched.mockRestore();
  }
}

test('a link pointed at, focused or touched: the call of its page leaves once, is not taken back when the link is opened and then left, and the page takes the answer', async () => {
  const { link, router } = await withLink(address);
  for (const mean of [pointAt, () => link.focus(), () => fireEvent.pointerDown(link, { pointerType: 'touch' })]) {
    link.href = another();
    made = [];
    const { wait, release } = held();
    agency.use(http.get(SEARCH, () => wait.then(() => HttpResponse.json(FOUND)), { once: true }));
    mean(link);
    await waitFor(() => expect(callsTo(SEARCH_CALL)).toHaveLength(1));
    mean(link);
    fireEvent.click(link);
    pointAt(document.body);
    await router.navigate(address);
    release();
    expect(await screen.findByRole('heading', { level: 2, name: /^\d+ rezultat/ })).toBeInTheDocument();
    expect(callsTo(SEARCH_CALL)).toHaveLength(1);
    await router.navigate('/bs/anketa');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Anketa/ })).toHaveFocus());
  }
});

test('the answer of the page behind a link is in the store before it is opened, so that it is rendered at once, and is not requested again later', async () => {
  const { link, store, router } = await withLink(address);
  const answers = () =>
    Object.values(store.getState().api.queries).filter((query) => query?.endpointName === 'searchContent');
  pointAt(link);
  await waitFor(() => expect(answers().map((query) => query?.status)).toEqual(['fulfilled']));
  pointAt(document.body);
  await router.navigate(address);
  expect(await screen.findByRole('heading', { level: 2, name: /^\d+ rezultat/ })).toBeInTheDocument();
  expect(answers()).toHaveLength(1);
  expect(callsTo(SEARCH_CALL)).toHaveLength(1);
  await router.navigate('/bs/anketa');
  expect(fetchedBy(() => pointAt(link), SEARCH_CALL)).toBe(0);
});

test('passing over a link fetches nothing', async () => {
  const { link } = await withLink(address);
  const pass = () => {
    pointAt(link);
    pointAt(document.body);
  };
  expect(fetchedBy(pass, SEARCH_CALL)).toBe(0);
  expect(fetchedBy(() => pointAt(link), SEARCH_CALL)).toBe(1);
});

test('the call of a page is taken back when the link is left, and made again by the page', async () => {
  let isTakenBack = false;
  const { wait } = held();
  agency.use(
    http.get(
      SEARCH,
      async ({ request }) => {
        request.signal.addEventListener('abort', () => (isTakenBack = true));
        await wait;
        return HttpResponse.json({ resultList: [] });
      },
      { once: true },
    ),
  );
  const { link, router } = await withLink(address);
  pointAt(link);
  await waitFor(() => expect(callsTo(SEARCH_CALL)).toHaveLength(1));
  pointAt(document.body);
  await waitFor(() => expect(isTakenBack).toBe(true));
  await router.navigate(address);
  expect(await screen.findByRole('heading', { level: 2, name: /^\d+ rezultat/ })).toBeInTheDocument();
  expect(callsTo(SEARCH_CALL)).toHaveLength(2);
});

test('the content tree is left to the frame, and a protected page to its opening', async () => {
  const { link } = await withLink('/bs/sve-novosti');
  expect(fetchedBy(() => pointAt(link), 'PublishedContent')).toBe(0);
  pointAt(document.body);
  link.href = '/bs/profil-pravnih-lica/10048';
  expect(fetchedBy(() => pointAt(link), 'LegalEntities')).toBe(0);
});

test('nothing is fetched to save data, or offline', async () => {
  const { link } = await withLink(address);
  const touch = () => fireEvent.pointerDown(link, { pointerType: 'touch' });
  for (const navigator of [{ connection: { saveData: true }, onLine: true }, { onLine: false }]) {
    vi.stubGlobal('navigator', navigator);
    expect(fetchedBy(touch, SEARCH_CALL)).toBe(0);
  }
  vi.unstubAllGlobals();
  expect(fetchedBy(touch, SEARCH_CALL)).toBe(1);
});

test('a link to another tab, a download, another place or another language is none of the portal', async () => {
  const { link } = await withLink(address);
  const { href, origin } = link;
  for (const change of [
    () => (link.target = '_blank'),
    () => link.setAttribute('download', ''),
    () => (link.href = href.replace(origin, 'https://primjer.ba')),
    () => (link.href = href.replace('/bs/', '/en/')),
  ]) {
    change();
    expect(fetchedBy(() => pointAt(link), SEARCH_CALL)).toBe(0);
    pointAt(document.body);
    for (const name of ['target', 'download']) link.removeAttribute(name);
    link.href = href;
  }
  expect(fetchedBy(() => pointAt(link), SEARCH_CALL)).toBe(1);
});
