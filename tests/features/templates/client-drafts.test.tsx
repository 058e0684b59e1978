import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { AddClientDialog } from '#features/report-tools/season/AddClientDialog.tsx';
import { ClientDialog } from '#features/report-tools/templates/clients/ClientDialog.tsx';
import { ClientFiles } from '#features/report-tools/templates/clients/ClientFiles.tsx';
import type { DocumentFacts } from '#features/report-tools/templates/use-document-facts.ts';
import { agency } from '#tests/agency.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { paste } from './template-screen.ts';

withDatabase();

const BREZA: Client = { ...NEW_CLIENT, jib: '4200000000001', name: 'Breza d.o.o.' };
const user = userEvent.setup();
const field = () => screen.getByLabelText(/^Naziv klijenta/);

/** Opens the dialog of a client on a newly loaded page: of a stored one, or of a new one with what the form knows of it. */
function open(client: Client, replaces = client.jib) {
  const facts = { entityTypes: [], reportTypes: [] } as unknown as DocumentFacts;
  return renderPart(<ClientDialog start={client} replaces={replaces} clients={[]} facts={facts} onClose={() => {}} />, {
    texts: ['templates', 'filing'],
  });
}
const openNew = (jib = '') => open({ ...NEW_CLIENT, jib }, '');

describe('the draft of a client', () => {
  test('what is typed of a client is restored after a reload, and removed once it is saved or given up', async () => {
    const before = await openNew();
    await paste(user, field(), 'Lipa d.o.o.');
    await paste(user, screen.getByLabelText(/^JIB/), '4200000000009');
    before.unmount();

    const given = await open(BREZA);
    expect(field()).toHaveValue('Breza d.o.o.');
    expect(screen.queryByText(/^Vraćen je unos od/)).toBeNull();
    given.unmount();
    const after = await openNew();
    expect(field()).toHaveValue('Lipa d.o.o.');
    expect(screen.getByText(/^Vraćen je unos od/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sačuvajte' }));
    await waitFor(async () =>
      expect(await storage.lists.get(clientList).read()).toMatchObject([{ name: 'Lipa d.o.o.', jib: '4200000000009' }]),
    );
    after.unmount();

    const next = await openNew();
    expect(field()).toHaveValue('');
    await paste(user, field(), 'Javor');
    await user.click(screen.getByRole('button', { name: 'Odustajanje' }));
    next.unmount();
    await openNew();
    expect(field()).toHaveValue('');
  });

  test('a draft of a new client is not that of another one the form names', async () => {
    const before = await openNew('4200000000005');
    await paste(user, field(), 'Lipa d.o.o.');
    before.unmount();
    const other = await openNew('4200000000006');
    expect(screen.getByLabelText(/^JIB/)).toHaveValue('4200000000006');
    expect(field()).toHaveValue('');
    other.unmount();
    await openNew('4200000000005');
    expect(field()).toHaveValue('Lipa d.o.o.');
  });

  test('one that was begun at the desk goes with all clients as well', async () => {
    const { unmount } = await renderPart(
      <AddClientDialog start={{ jib: '4200000000009', name: '' }} onClose={() => {}} />,
      { texts: ['season', 'filing'] },
    );
    await paste(user, field(), 'Lipa d.o.o.');
    expect(localStorage.getItem('drafts')).toContain('Lipa');
    unmount();
    await renderPart(<ClientFiles clients={[BREZA]} />, { texts: ['templates', 'filing'] });
    await user.click(screen.getByText('Uvoz i preuzimanje'));
    await user.click(screen.getByText('Obrišite sve klijente'));
    await user.click(screen.getByText('Obrišite sve'));
    expect(localStorage.getItem('drafts')).toBeNull();
  });
});

test('a creator that is no longer listed is shown as none, and none is stored; the field says what holds then', async () => {
  const listed = [{ id: 1007, firstName: 'Ana', lastName: 'Lipić', licenceNumber: '1' }];
  agency.use(http.get('*/Accountants', () => HttpResponse.json({ resultList: listed, count: 1 })));
  await open({ ...BREZA, creatorType: 1, creatorId: 999 });
  const creator = () => screen.getByRole('combobox', { name: 'Računovođa' });
  await waitFor(() => expect(creator()).toBeEnabled());
  expect(creator()).toHaveValue('');
  expect(creator()).toHaveAccessibleDescription(/Dok sastavljač nije odabran, važi ono što je odabrano u obrascu\./);
  await user.click(screen.getByRole('button', { name: 'Sačuvajte' }));
  await waitFor(async () =>
    expect(await storage.lists.get(clientList).read()).toContainEqual({ ...BREZA, creatorType: null, creatorId: null }),
  );
});
