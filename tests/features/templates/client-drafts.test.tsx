import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { type Client, draftsOfClient, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { ClientDialog } from '#features/report-tools/templates/clients/ClientDialog.tsx';
import type { DocumentFacts } from '#features/report-tools/templates/use-document-facts.ts';
import { inPortal } from '#tests/in-portal.tsx';
import { drafts, storage, withDatabase } from '#tests/storage.ts';
import { openTemplates, paste } from './template-screen.ts';

withDatabase();

const BREZA: Client = { ...NEW_CLIENT, jib: '4200000000001', name: 'Breza d.o.o.' };
const JAVOR: Client = { ...NEW_CLIENT, jib: '4200000000003', name: 'Javor d.o.o.' };
const user = userEvent.setup();
const field = () => screen.getByLabelText(/^Naziv klijenta/);

/** Opens the dialog of a client on a newly loaded page: of a stored one, or of a new one with what the form knows of it. */
async function open(client: Client, replaces = client.jib) {
  const portal = createPortal();
  await portal.texts.start('bs', ['templates', 'ui', 'layout', 'filing']);
  const facts = { entityTypes: [], reportTypes: [] } as unknown as DocumentFacts;
  return render(<ClientDialog start={client} replaces={replaces} clients={[]} facts={facts} onClose={() => {}} />, {
    wrapper: inPortal(portal),
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

  test('removed and erased clients are in no draft either', async () => {
    await storage.lists.get(clientList).change(() => [BREZA, JAVOR]);
    for (const [jib, name] of [
      [BREZA.jib, 'Breza nova'],
      [JAVOR.jib, 'Javor novi'],
      ['', 'Lipa'],
    ] as const)
      drafts.write(draftsOfClient(jib) + jib, { ...NEW_CLIENT, jib, name }, null);
    const stored = () => localStorage.getItem('drafts') ?? '';
    await openTemplates();
    const section = within(await screen.findByRole('region', { name: 'Moji klijenti' }));
    await user.click(section.getByRole('button', { name: 'Uklonite klijenta Breza d.o.o.' }));
    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta' }));
    await waitFor(() => expect(stored()).not.toContain('Breza'));
    expect(stored()).toMatch(/Javor novi.*Lipa/);
    await user.click(section.getByText('Uvoz i preuzimanje'));
    await user.click(section.getByRole('button', { name: 'Obrišite sve klijente' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Obrišite/ }));
    await waitFor(() => expect(stored()).toBe(''));
  });
});
