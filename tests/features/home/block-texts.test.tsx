import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { renderApp } from '#tests/renderApp.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a block whose texts cannot be loaded shows the failure in its place, and can be loaded again (P8, faults G01)', async () => {
  // Without IntersectionObserver everything counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const portal = createPortal();
  const { load } = portal.texts;
  let broken = true;
  vi.spyOn(portal.texts, 'load').mockImplementation((namespaces, lang) =>
    broken && namespaces.includes('map') ? Promise.reject(new TypeError('Failed to fetch')) : load(namespaces, lang),
  );
  const { user } = await renderApp('/bs', { portal });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 2, name: 'Anketa' })).toBeVisible();
  expect(main.queryByText('map.title')).toBeNull();
  // The block itself, and other parts that may have requested the same texts.
  const alerts = await main.findAllByRole('alert');
  broken = false;
  for (const alert of alerts) await user.click(within(alert).getByRole('button'));
  expect(await main.findByRole('heading', { level: 2, name: 'Federacija po kantonima' })).toBeVisible();
});
