import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveAs } from 'file-saver';
import { expect, vi } from 'vitest';

/** Name and text of the first file that was saved; resolves when it is. */
export async function saved() {
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  const [file, name] = vi.mocked(saveAs).mock.calls[0] as [Blob, string];
  return { name, text: await file.text() };
}

/** Saves what the open dialog offers as CSV; resolves with the name and the text of the file. */
export async function savedCsv(user: UserEvent, save = 'Preuzmite datoteku') {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /CSV/ }));
  await user.click(dialog.getByRole('button', { name: save }));
  return saved();
}
