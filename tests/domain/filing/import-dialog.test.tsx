import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { ImportButton } from '#domain/filing/import/ImportButton.tsx';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { withDatabase } from '#tests/storage.ts';

withDatabase();

const choose = (user: UserEvent, file: File) =>
  user.upload(screen.getByLabelText('Uvezite datoteku', { selector: 'input' }), file);

test('a file that is being imported cannot be cancelled any more: its dialog still says what is imported, and is only closed', async () => {
  const { user, portal } = await renderPart(<ImportButton />, { texts: ['filing', 'import'] });
  const { database, lists } = portal.storage;
  await lists.get(clientList).change(() => [{ ...NEW_CLIENT, jib: '4200000000008', name: 'Prva' }]);
  const { change } = database;
  const stored = held();
  vi.spyOn(database, 'change').mockImplementation((...given) => stored.wait.then(() => change(...given)));
  await choose(user, new File(['jib;name\n4200000000009;Nova\n4200000000008;Druga'], 'x.csv'));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = await dialog.findByRole('button', { name: 'Uvezite' });
  expect(dialog.getByRole('button', { name: 'Odustajanje' })).toBeVisible();
  await user.click(confirm);
  expect(dialog.queryByRole('button', { name: 'Odustajanje' })).toBeNull();
  // The change is shown everywhere at once, also before it is written.
  expect(dialog.getByText('Novi klijenti: 1.')).toBeVisible();
  expect(dialog.queryByText('Sve iz ove datoteke već je ovdje.')).toBeNull();
  expect(confirm).toHaveFocus();
  // What was chosen is what is imported.
  const own = dialog.getByRole('radio', { checked: true });
  await user.click(dialog.getByRole('radio', { checked: false }));
  expect(own).toBeChecked();
  await user.click(dialog.getByText('Zatvorite'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that takes longer to read does not replace the one chosen after it', async () => {
  const { user } = await renderPart(<ImportButton />, { texts: ['filing', 'import'] });
  const { wait, release } = held();
  const slow = new File(['jib;name\n4200000000008;Stara'], 'spora.csv');
  const bytes = await slow.arrayBuffer();
  const read = vi.spyOn(slow, 'arrayBuffer').mockImplementation(() => wait.then(() => bytes));
  await choose(user, slow);
  await choose(user, new File(['jib;name\n4200000000009;Nova'], 'nova.csv'));
  expect(await screen.findByRole('dialog', { name: /nova\.csv/ })).toBeVisible();
  expect(read).toHaveBeenCalled();
  release();
  await everythingAnswered();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/nova\.csv/);
});
