import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

const page = vi.hoisted(() => ({ failure: new Error() }));
vi.mock('#features/portal/survey/SurveyPage.tsx', () => ({
  default: () => {
    throw page.failure;
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function openFailing(failure: Error) {
  page.failure = failure;
  const { user } = await renderApp('/bs/anketa');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('button', { name: 'Učitajte ponovo' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Početna stranica' })).toHaveAttribute('href', '/bs');
  return { user, main };
}

test('a page that fails shows its failure within the frame: load it again, go home, or reset what the browser stores, after a confirmation', async () => {
  const { user, main } = await openFailing(new Error('something stored has a wrong shape'));
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.click(await main.findByRole('button', { name: 'Obrišite sve iz ovog preglednika' }));
  expect(await screen.findByRole('dialog', { name: 'Obrisati sve što ovaj preglednik čuva za portal?' })).toBeVisible();
});

test('a page whose file is blocked says what helps and never offers to delete what is stored', async () => {
  const { main } = await openFailing(new TypeError('Failed to fetch dynamically imported module: /assets/0a.js'));
  expect(main.getByText(/Dio stranice se nije mogao učitati.*dodatak koji blokira/)).toBeVisible();
  expect(main.getAllByRole('button')).toHaveLength(1);
});
