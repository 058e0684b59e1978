import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

const removed = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#app/layout/MobileMenu.tsx', removed);
vi.mock('#app/layout/SiteSearch.tsx', removed);
vi.mock('#app/layout/UserMenu.tsx', removed);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a menu, a search box and an account menu that do not come leave the frame and what was typed (G01, D11)', async () => {
  const { user } = await renderApp('/bs/kontaktirajte-nas', { as: 'citizen' });
  const name = await screen.findByRole('textbox', { name: /^Ime/ });
  await user.type(name, 'Ana');
  const head = screen.getByRole('banner');

  // It still shows who is signed in.
  expect(await within(head).findByRole('alert')).toHaveTextContent('Meni „Moj nalog“ nije učitan.');
  expect(within(head).getByText('ana.primjer')).toBeVisible();

  for (const button of ['Meni', 'Pretraga sadržaja']) {
    await user.click(within(head).getByRole('button', { name: button }));
    const id = within(head).getByRole('button', { expanded: true }).getAttribute('aria-controls') ?? '';
    await waitFor(() => expect(document.getElementById(id)).not.toBeNull());
    const panel = document.getElementById(id)!;
    expect(within(panel).getByRole('alert')).toHaveTextContent('Ovaj dio stranice nije učitan.');
    await user.click(within(panel).getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByRole('button', { name: 'Učitajte stranicu ponovo' })).toHaveAccessibleName();
    await user.click(within(head).getByRole('button', { expanded: true }));
    expect(document.getElementById(id)).toBeNull();
  }
  expect(name).toHaveValue('Ana');
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
