import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import texts from '#app/layout/texts/bs.json';
import { renderApp } from '#tests/renderApp.tsx';

const page = vi.hoisted(() => ({ failure: new Error(), failsWhenUsed: false }));
vi.mock('#features/portal/survey/SurveyPage.tsx', async () => {
  const { useState } = await import('react');
  function Failing() {
    const [isUsed, setUsed] = useState(!page.failsWhenUsed);
    if (isUsed) throw page.failure;
    return (
      <button type="button" onClick={() => setUsed(true)}>
        Pošaljite
      </button>
    );
  }
  return { default: Failing };
});

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

test('a page that fails while it is used gives the focus to the title that says so', async () => {
  page.failsWhenUsed = true;
  onTestFinished(() => void (page.failsWhenUsed = false));
  const { user } = await renderApp('/bs/anketa');
  await user.click(await screen.findByRole('button', { name: 'Pošaljite' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: texts.error.title })).toHaveFocus());
});
