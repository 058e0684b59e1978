import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { giveElementsSize } from '#tests/sized-elements.ts';
import { fillForm, jibField, paste } from './template-screen.ts';
import { storage } from '#tests/storage.ts';

giveElementsSize();

const CLIENTS: readonly Client[] = [
  { ...NEW_CLIENT, jib: '4200000000001', name: 'Breza d.o.o.' },
  { ...NEW_CLIENT, jib: '4200000000003', name: 'Javor d.o.o.' },
];

/** The screen with some clients stored earlier. */
async function withStored() {
  await storage.lists.get(clientList).change(() => CLIENTS);
  const app = await renderApp('/bs/predlosci-finansijskih-izvjestaja');
  await screen.findByRole('heading', { name: 'Moji klijenti' });
  return app;
}

describe('the draft of a client', () => {
  test('what is typed of a client is restored after a reload, and removed once it is saved or given up', async () => {
    const open = async (name: string) => {
      const app = await withStored();
      await app.user.click(screen.getByRole('button', { name }));
      const dialog = within(screen.getByRole('dialog'));
      return { ...app, dialog, field: dialog.getByLabelText(/^Naziv klijenta/) };
    };
    const add = () => open('Dodajte klijenta');
    const before = await add();
    await paste(before.user, before.field, 'Lipa d.o.o.');
    await paste(before.user, before.dialog.getByLabelText(/^JIB/), '4200000000009');
    before.unmount();

    const given = await open('Izmijenite klijenta Breza d.o.o.');
    expect(given.field).toHaveValue('Breza d.o.o.');
    expect(given.dialog.queryByText(/^Vraćen je unos od/)).toBeNull();
    given.unmount();
    const after = await add();
    expect(after.field).toHaveValue('Lipa d.o.o.');
    expect(after.dialog.getByText(/^Vraćen je unos od/)).toBeVisible();
    await after.user.click(after.dialog.getByRole('button', { name: 'Sačuvajte' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Lipa/ })).toHaveTextContent('4200000000009'));
    after.unmount();

    const next = await add();
    expect(next.field).toHaveValue('');
    await paste(next.user, next.field, 'Javor');
    await next.user.click(next.dialog.getByRole('button', { name: 'Odustajanje' }));
    next.unmount();
    expect((await add()).field).toHaveValue('');
  });

  test('a draft of a new client is not that of another one the form names', async () => {
    const open = async (jib: string) => {
      const app = await withStored();
      await fillForm(app.user);
      await app.user.clear(jibField());
      await paste(app.user, jibField(), jib);
      await app.user.click(screen.getByRole('button', { name: 'Dodajte klijenta' }));
      return { ...app, dialog: within(screen.getByRole('dialog')) };
    };
    const before = await open('4200000000005');
    await paste(before.user, before.dialog.getByLabelText(/^Naziv klijenta/), 'Lipa d.o.o.');
    before.unmount();
    const other = await open('4200000000006');
    expect(other.dialog.getByLabelText(/^JIB/)).toHaveValue('4200000000006');
    expect(other.dialog.getByLabelText(/^Naziv klijenta/)).toHaveValue('');
    other.unmount();
    const same = await open('4200000000005');
    expect(same.dialog.getByLabelText(/^Naziv klijenta/)).toHaveValue('Lipa d.o.o.');
  });

  test('removed and erased clients are in no draft either', async () => {
    const drafts = () => localStorage.getItem('drafts') ?? '';
    const leaveDialogOpen = async (button: string, name: string) => {
      const app = await withStored();
      await app.user.click(screen.getByRole('button', { name: button }));
      const field = within(screen.getByRole('dialog')).getByLabelText(/^Naziv klijenta/);
      await app.user.clear(field);
      await paste(app.user, field, name);
      app.unmount();
    };
    await leaveDialogOpen('Izmijenite klijenta Breza d.o.o.', 'Breza nova');
    await leaveDialogOpen('Izmijenite klijenta Javor d.o.o.', 'Javor novi');
    await leaveDialogOpen('Dodajte klijenta', 'Lipa');
    const { user } = await withStored();
    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta Breza d.o.o.' }));
    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta' }));
    await waitFor(() => expect(drafts()).not.toContain('Breza'));
    expect(drafts()).toMatch(/Javor novi.*Lipa/);
    await user.click(screen.getByText('Uvoz, preuzimanje i privatnost'));
    await user.click(screen.getByRole('button', { name: 'Obrišite sve klijente' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Obrišite/ }));
    await waitFor(() => expect(drafts()).toBe(''));
  });
});
