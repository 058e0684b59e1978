import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PortalContext } from '#shared/portal/portal.ts';
import { useOpenCards, useSearchPlace } from '#domain/legal-entity/search/use-search-place.ts';
import { createPortal } from '#app/create-portal.ts';

type EntryOfHistory = { pathname: string; search: string; key: string; state?: unknown };

const entry = (key: string, search = '?name=metal', state: unknown = null): EntryOfHistory => ({
  pathname: '/bs/profil-pravnih-lica',
  search,
  key,
  state,
});

const ENTRY_A = 'a /bs/profil-pravnih-lica?name=metal';

afterEach(() => {
  sessionStorage.clear();
});

/** The search at a history entry, in a page just loaded: only what is stored is known. Its results are those of a query. */
function load(at: EntryOfHistory) {
  const portal = createPortal();
  return renderHook(
    ({ query }) => {
      useSearchPlace(true);
      const isAhead = query !== useLocation().search;
      return { ...useOpenCards({ address: query, isAhead }), navigate: useNavigate() };
    },
    {
      initialProps: { query: at.search },
      wrapper: ({ children }: { children: ReactNode }) => (
        <PortalContext value={portal}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </PortalContext>
      ),
    },
  );
}

/** Opens or closes cards at an entry; like a reload, it unmounts nothing. */
function press(at: EntryOfHistory, ...ids: number[]) {
  const { result } = load(at);
  for (const id of ids) act(() => result.current.toggle(id));
  return result.current.open;
}

const openAt = (at: EntryOfHistory) => load(at).result.current.open;

test('open cards last over a reload in their history entry, and are those of no other', () => {
  expect(press(entry('a'), 7, 8, 7)).toEqual([8]);
  expect(openAt(entry('a'))).toEqual([8]);
  expect(openAt(entry('b'))).toEqual([]);
});

test('two documents that begin with the same key have cards of their own', () => {
  press(entry('default'), 7);
  expect(openAt(entry('default', '?name=wood'))).toEqual([]);
  expect(openAt(entry('default'))).toEqual([7]);
});

test.each(['{', '7', '{"a":[7]}', `[{"entry":"${ENTRY_A}"}]`, `[{"entry":"${ENTRY_A}","open":["7"]}]`])(
  'a malformed value counts as none and is written anew: %s',
  (malformed) => {
    sessionStorage.setItem('openCards', malformed);
    sessionStorage.setItem('searchPlace', malformed);
    expect(openAt(entry('a'))).toEqual([]);
    expect(openAt(entry('b', '?name=metal', { isReturn: true }))).toEqual([]);
    press(entry('a'), 7);
    expect(openAt(entry('a'))).toEqual([7]);
  },
);

test('the cards of the latest fifty entries are stored', () => {
  const full = Array.from({ length: 50 }, (_, at) => ({
    entry: `${at} /bs/profil-pravnih-lica?name=metal`,
    open: [at],
  }));
  sessionStorage.setItem('openCards', JSON.stringify(full));
  press(entry('new'), 7);
  expect(openAt(entry('0'))).toEqual([]);
  expect(openAt(entry('49'))).toEqual([49]);
  expect(openAt(entry('new'))).toEqual([7]);
});

test('a link back finds cards and place also in a page that was loaded since, and once only', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const search = load(entry('a'));
  act(() => search.result.current.toggle(7));
  vi.stubGlobal('scrollY', 640);
  search.unmount();

  const back = entry('b', '?name=metal', { isReturn: true });
  expect(openAt(back)).toEqual([7]);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640);
  // After a reload the browser restores the scroll position itself.
  expect(press(back, 7, 9)).toEqual([9]);
  expect(openAt(back)).toEqual([9]);
  expect(scrollTo).toHaveBeenCalledOnce();
  expect(openAt(entry('c', '?name=wood', { isReturn: true }))).toEqual([]);
});

test('a card opened before the history entry of its results has come stays open in it', async () => {
  const { result, rerender } = load(entry('a'));
  act(() => result.current.toggle(7));
  rerender({ query: '?name=wood' });
  expect(result.current.open).toEqual([]);
  act(() => result.current.toggle(8));
  await act(() => result.current.navigate('?name=wood'));
  expect(result.current.open).toEqual([8]);
  rerender({ query: '?name=metal' });
  await act(() => result.current.navigate(-1));
  expect(result.current.open).toEqual([7]);
  rerender({ query: '?name=wood' });
  await act(() => result.current.navigate(1));
  expect(result.current.open).toEqual([8]);
});

test('a dialog, which has a history entry of its own, closes no cards', async () => {
  const { result } = load(entry('a'));
  act(() => result.current.toggle(7));
  await act(() => result.current.navigate('?name=metal', { state: { cover: 'a' } }));
  expect(result.current.open).toEqual([7]);
  act(() => result.current.toggle(8));
  await act(() => result.current.navigate(-1));
  expect(result.current.open).toEqual([7, 8]);
});

test('a dialog closes none of the cards that came back with a link, either', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const search = load(entry('a'));
  act(() => search.result.current.toggle(7));
  search.unmount();
  const { result } = load(entry('b', '?name=metal', { isReturn: true }));
  await act(() => result.current.navigate('?name=metal', { state: { isReturn: true, cover: 'b' } }));
  expect(result.current.open).toEqual([7]);
});

test('results that were announced and never came change no cards', () => {
  const { result, rerender } = load(entry('a'));
  act(() => result.current.toggle(7));
  rerender({ query: '?name=wood' });
  rerender({ query: '?name=metal' });
  expect(result.current.open).toEqual([7]);
});
