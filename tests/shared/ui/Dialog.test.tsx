import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { renderUi } from './renderUi.tsx';

function Filters({ auto = false }: { auto?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filteri
      </button>
      <Dialog open={open} title="Suzite pretragu" onClose={() => setOpen(false)}>
        <input aria-label="Naziv" data-autofocus={auto || undefined} />
      </Dialog>
    </>
  );
}

test('the focus goes to the title and comes back to the opener', async () => {
  const { user } = renderUi(<Filters />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  expect(screen.getByRole('dialog', { name: 'Suzite pretragu' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Suzite pretragu' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Zatvorite' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filteri' })).toHaveFocus();
});

test('a field may ask for the focus', async () => {
  const { user } = renderUi(<Filters auto />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  expect(screen.getByLabelText('Naziv')).toHaveFocus();
});

test('the cancel of the platform (Escape) closes', async () => {
  const { user } = renderUi(<Filters />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a confirmation under way can neither be repeated nor left', async () => {
  const confirm = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  const { user } = renderUi(
    <ConfirmDialog
      open
      isPending
      title="Predati izvještaj?"
      confirmLabel="Predajte izvještaj"
      onConfirm={confirm}
      onClose={close}
    >
      Nakon predaje se ne može mijenjati.
    </ConfirmDialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Predajte izvještaj' }));
  await user.click(screen.getByRole('button', { name: 'Odustajanje' }));
  await user.click(screen.getByRole('button', { name: 'Zatvorite' }));
  expect(confirm).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});
