import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as confirmations from '#stories/ConfirmDialog.stories.tsx';
import * as dialogs from '#stories/Dialog.stories.tsx';
import { renderUi } from './renderUi.tsx';

const { Closed, FocusInField } = composeStories(dialogs);
const { Pending } = composeStories(confirmations);

test('the focus goes to the title and comes back to the opener', async () => {
  const { user } = renderUi(<Closed />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  expect(screen.getByRole('dialog', { name: 'Suzite pretragu' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Suzite pretragu' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Zatvorite' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filteri' })).toHaveFocus();
});

test('a field may ask for the focus', async () => {
  const { user } = renderUi(<FocusInField />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  expect(screen.getByLabelText('Naziv')).toHaveFocus();
});

test('the cancel of the platform (Escape) closes', async () => {
  const { user } = renderUi(<Closed />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a confirmation under way can neither be repeated nor left', async () => {
  const confirm = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  const { user } = renderUi(<Pending onConfirm={confirm} onClose={close} />);
  await user.click(screen.getByRole('button', { name: 'Predajte izvještaj' }));
  await user.click(screen.getByRole('button', { name: 'Odustajanje' }));
  await user.click(screen.getByRole('button', { name: 'Zatvorite' }));
  expect(confirm).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});
