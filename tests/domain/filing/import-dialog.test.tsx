import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { ImportButton } from '#domain/filing/import/ImportButton.tsx';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';

test('a file that is being imported cannot be cancelled any more: its dialog is only closed', async () => {
  const { user, portal } = await renderPart(<ImportButton />, { texts: ['filing', 'import'] });
  const stored = held();
  vi.spyOn(portal.storage.lists.get(clientList), 'change').mockImplementation(async () => {
    await stored.wait;
    return { items: [], isLasting: true };
  });
  const picker = screen.getByLabelText('Uvezite datoteku', { selector: 'input' });
  await user.upload(picker, new File(['jib;name\n4200000000009;Nova'], 'x.csv'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Odustajanje' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Uvezite' }));
  expect(dialog.queryByRole('button', { name: 'Odustajanje' })).toBeNull();
  await user.click(dialog.getByText('Zatvorite'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
