import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { searchingChanged, selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import { startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { watchNearness } from './near.ts';

startAsFirstVisit();

/** Places of the blocks below the first screen. */
const BLOCKS = { map: 7, strip: 10 } as const;

/** Opens the page with nothing near the screen; `near` brings a block near it. */
async function openHome(portal = createPortal()) {
  const nearness = watchNearness();
  const page = await renderPage('/bs', { portal });
  return { ...page, near: (block: keyof typeof BLOCKS) => nearness.bringNear(BLOCKS[block]) };
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
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => complaints.mockRestore());
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
