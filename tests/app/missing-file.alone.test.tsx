import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

vi.mock('#features/portal/survey/SurveyPage.tsx', () => ({
  default: () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/0a.js');
  },
}));

test('a page whose file is blocked says what helps and never offers to delete what is stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderApp('/bs/anketa');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/Dio stranice se nije mogao učitati.*dodatak koji blokira/)).toBeVisible();
  expect(main.getByRole('button').textContent).toBe('Učitajte ponovo');
  expect(main.getByRole('link', { name: 'Početna stranica' })).toBeVisible();
});
