import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Texts from '#shared/i18n/texts.ts';
import { loadTexts } from '#shared/i18n/texts.ts';
import { renderApp } from '#tests/renderApp.tsx';

vi.mock('#shared/i18n/texts.ts', async (original) => {
  const real = await original<typeof Texts>();
  return { ...real, loadTexts: vi.fn(real.loadTexts) };
});

const real = vi.mocked(loadTexts).getMockImplementation()!;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(loadTexts).mockImplementation(real);
});

test('a block whose texts do not come says so in its own place, and is there when they come (P8, faults G01)', async () => {
  // Without IntersectionObserver everything counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  vi.mocked(loadTexts).mockImplementation((namespaces, lang) =>
    broken && namespaces.includes('map') ? Promise.reject(new TypeError('Failed to fetch')) : real(namespaces, lang),
  );
  const { user } = await renderApp('/bs');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 2, name: 'Anketa o zadovoljstvu' })).toBeVisible();
  expect(main.queryByText('map.title')).toBeNull();
  // The block itself, and other parts that may have requested the same texts.
  const alerts = await main.findAllByRole('alert');
  broken = false;
  for (const alert of alerts) await user.click(within(alert).getByRole('button'));
  expect(await main.findByRole('heading', { level: 2, name: 'Federacija po kantonima' })).toBeVisible();
});
