import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

vi.mock('#features/portal/survey/SurveyPage.tsx', () => ({
  default: () => {
    throw new Error('something stored has a wrong shape');
  },
}));

test('a page that fails shows its failure within the frame: load it again, go home, or reset what the browser stores, after a confirmation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await renderApp('/bs/anketa');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('button', { name: 'Učitajte ponovo' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Početna stranica' })).toHaveAttribute('href', '/bs');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.click(await main.findByRole('button', { name: 'Obrišite sve iz ovog preglednika' }));
  expect(await screen.findByRole('dialog', { name: 'Obrisati sve što ovaj preglednik čuva za portal?' })).toBeVisible();
});
