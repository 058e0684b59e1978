import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showLoadFailure } from '#app/errors/load-failure.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { forgetEverything } from '#shared/storage/reset.ts';

const forgetAll = () => forgetEverything(createStorage());

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

test.each([
  ['bs', /ne može učitati/],
  ['hr', /trenutačno ne može učitati/],
  ['en', /cannot be loaded/],
  ['', /ne može učitati/],
])(
  'a portal that did not come says so in the language of the page (%s) and can be loaded again (faults G01)',
  async (lang, text) => {
    document.documentElement.lang = lang;
    const root = document.body.appendChild(document.createElement('div'));
    root.setAttribute('aria-busy', 'true');
    root.textContent = 'Shell';
    const reload = vi.fn();
    showLoadFailure(root, forgetAll, reload);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Shell')).toBeNull();
    expect(root).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('it offers to remove what the browser stores, after a confirmation', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const reload = vi.fn();
  localStorage.setItem('persist:language', 'damaged');
  showLoadFailure(root, forgetAll, reload);
  const reset = screen.getByRole('button', { name: 'Obrišite sačuvane podatke portala' });
  await userEvent.click(reset);
  expect(localStorage.getItem('persist:language')).toBe('damaged');
  expect(screen.getByText(/To se ne može poništiti/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Obrišite trajno' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(localStorage.getItem('persist:language')).toBeNull();
});

test('when nothing can be removed, it says so and what helps, and stays', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const reload = vi.fn();
  showLoadFailure(document.body.appendChild(document.createElement('div')), fails, reload);
  await userEvent.click(screen.getByRole('button', { name: 'Obrišite sačuvane podatke portala' }));
  await userEvent.click(screen.getByRole('button', { name: 'Obrišite trajno' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/nije potvrdio da je sve obrisano/));
  expect(reload).not.toHaveBeenCalled();
});

test('a file that cannot be fetched is named as the cause, with what helps, and nobody is asked to delete stored data', () => {
  const root = document.body.appendChild(document.createElement('div'));
  showLoadFailure(root, null);
  expect(screen.getByRole('alert')).toHaveTextContent(/Dio stranice se nije mogao učitati.*dodatak koji blokira/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Učitajte ponovo']);
});
