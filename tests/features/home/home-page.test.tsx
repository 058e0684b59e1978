import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { searchingChanged, selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import { startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

startAsFirstVisit();

/** Places of the blocks below the first screen. */
const BLOCKS = { map: 7, strip: 10 } as const;

/** Opens the page with nothing near the screen; `near` brings a block near it, as scrolling would. */
async function openHome(portal = createPortal()) {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(place: Element): void {
        const entry = { isIntersecting: true, target: place } as IntersectionObserverEntry;
        watched.set(place, () => this.callback([entry], this as unknown as IntersectionObserver));
      }
      disconnect(): void {}
    },
  );
  const intersect = async (selector: string, at: number) => {
    const notify = await waitFor(() => {
      const found = watched.get(document.querySelectorAll(selector)[at]!);
      expect(found).toBeDefined();
      return found;
    });
    await act(async () => notify?.());
  };
  const page = await renderPage('/bs', { portal });
  const near = async (block: keyof typeof BLOCKS) => {
    // The blocks below are in a container that has to come near itself; it is their place until the page is ready.
    await intersect('main > div > div', 0);
    await intersect('main > div > div > div:not([aria-busy])', BLOCKS[block]);
  };
  return { ...page, near };
}

test('the four tasks are directly under the hero, the search state is reset, and a block below comes only when its place is near (P2.6, P4)', async () => {
  const portal = createPortal();
  portal.store.dispatch(searchingChanged(true));
  const { near } = await openHome(portal);
  const tasks = within(screen.getByRole('navigation', { name: 'Glavni poslovi' })).getAllByRole('link');
  expect(tasks.map((task) => task.getAttribute('href'))).toEqual([
    '/bs/profil-pravnih-lica',
    '/bs/predlosci-finansijskih-izvjestaja',
    '/bs/kontrola-finansijskih-izvjestaja',
    '/bs/predstecajni-i-stecajni-postupci',
  ]);
  await waitFor(() => expect(document.title).toContain('Registri i finansijski izvještaji'));
  await waitFor(() => expect(selectIsSearching(portal.store.getState())).toBe(false));
  expect(document.querySelectorAll('main h2')).toHaveLength(0);
  await near('strip');
  expect(await screen.findByRole('heading', { level: 2, name: 'Anketa o zadovoljstvu' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ostale usluge' })).toBeNull();
});

test('a block whose texts cannot be loaded shows the failure in its place, and can be loaded again (P8, faults G01)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const portal = createPortal();
  const { load } = portal.texts;
  let broken = true;
  vi.spyOn(portal.texts, 'load').mockImplementation((namespaces, lang) =>
    broken && namespaces.includes('map') ? Promise.reject(new TypeError('Failed to fetch')) : load(namespaces, lang),
  );
  const { user, near } = await openHome(portal);
  await near('strip');
  await near('map');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByText('map.title')).toBeNull();
  expect(await screen.findByRole('heading', { level: 2, name: 'Anketa o zadovoljstvu' })).toBeVisible();
  broken = false;
  await user.click(within(alert).getByRole('button'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Federacija po kantonima' })).toBeVisible();
});
