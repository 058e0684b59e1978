import { act, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, type InitialEntry, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { useOpenCards, useSearchPlace } from '#domain/legal-entity/search/use-search-place.ts';
import { PortalContext } from '#shared/portal/portal.ts';

const METAL = '/search?name=metal';
const WOOD = '/search?name=wood';
const RETURN = { state: { isReturn: true } };

const scrollTo = vi.fn();
/** The profile is shown when it is there. */
let onItsWay: Promise<null>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  onItsWay = Promise.resolve(null);
});
afterEach(() => sessionStorage.clear());

/** The search in a page that was just loaded; `show` shows the results of a query that the router does not have yet. */
function load(...entries: InitialEntry[]) {
  const shown = { open: [] as readonly number[], toggle: (_id: number) => {}, show: (_query: string | null) => {} };
  function Search() {
    const { search } = useLocation();
    const [ahead, setAhead] = useState<string | null>(null);
    const query = ahead ?? search;
    useSearchPlace(true);
    Object.assign(shown, useOpenCards({ query, isAhead: query !== search }), { show: setAhead });
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/search', Component: Search },
      { path: '/profile', loader: () => onItsWay, element: null },
    ],
    { initialEntries: entries },
  );
  const view = render(
    <PortalContext value={createPortal()}>
      <RouterProvider router={router} />
    </PortalContext>,
  );
  const settled = () => act(() => waitFor(() => expect(router.state.navigation.state).toBe('idle')));
  return {
    router,
    open: () => shown.open,
    press: async (...ids: number[]) => {
      for (const id of ids) act(() => shown.toggle(id));
      await settled();
    },
    show: (query: string | null) => act(() => shown.show(query)),
    go: (to: string | number, options?: { state: unknown }) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
    /** As a dialog does that opens. */
    cover: () => {
      const { state, search } = router.state.location;
      return act(() => router.navigate(METAL, { state: { ...state, cover: 'page', of: search } }));
    },
    reload: () => {
      view.unmount();
      return load(structuredClone(router.state.location));
    },
  };
}

test('open cards last over a reload in their history entry, and are those of no other', async () => {
  const search = load(METAL);
  await search.press(7, 8, 7);
  expect(search.open()).toEqual([8]);
  await search.go(METAL);
  expect(search.open()).toEqual([]);
  await search.go(-1);
  expect(search.open()).toEqual([8]);
  expect(search.reload().open()).toEqual([8]);
});

test.each([7, {}, { query: '?name=metal' }, { query: '?name=metal', open: ['7'] }])(
  'what another version has written counts as none and is written anew: %s',
  async (cards) => {
    const search = load({ pathname: '/search', search: '?name=metal', state: { cards } });
    expect(search.open()).toEqual([]);
    await search.press(7);
    expect(search.reload().open()).toEqual([7]);
  },
);

test('a link back leads to the cards and the place that were left, and once only', async () => {
  const search = load(METAL);
  await search.press(7);
  vi.stubGlobal('scrollY', 640);
  await search.go('/profile');
  await search.go(METAL, RETURN);
  expect(search.open()).toEqual([7]);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640);
  // After a reload the browser restores the scroll position itself.
  await search.press(7, 9);
  const reloaded = search.reload();
  expect(reloaded.open()).toEqual([9]);
  expect(scrollTo).toHaveBeenCalledOnce();
  await reloaded.go('/profile');
  await reloaded.go(WOOD, RETURN);
  expect(reloaded.open()).toEqual([]);
});

test('a card opened before the history entry of its results has come stays open in it', async () => {
  const search = load(METAL);
  await search.press(7);
  search.show('?name=wood');
  expect(search.open()).toEqual([]);
  await search.press(8);
  expect(search.open()).toEqual([8]);
  await search.go(WOOD);
  expect(search.open()).toEqual([8]);
  search.show(null);
  await search.go(-1);
  expect(search.open()).toEqual([7]);
  await search.go(1);
  expect(search.open()).toEqual([8]);
});

test('results that were announced and never came change no cards', async () => {
  const search = load(METAL);
  await search.press(7);
  search.show('?name=wood');
  search.show(null);
  expect(search.open()).toEqual([7]);
});

test('a dialog, which has a history entry of its own, closes no cards', async () => {
  const search = load(METAL);
  await search.press(7);
  await search.cover();
  expect(search.open()).toEqual([7]);
  await search.press(8);
  await search.go(-1);
  expect(search.open()).toEqual([7, 8]);
  expect(search.reload().open()).toEqual([7, 8]);
});

test('a card pressed while another page is on its way does not keep the reader from it', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  onItsWay = promise;
  const { router, press } = load(METAL);
  act(() => void router.navigate('/profile'));
  const pressed = press(7);
  resolve(null);
  await pressed;
  expect(router.state.location.pathname).toBe('/profile');
});
