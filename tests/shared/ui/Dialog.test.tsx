import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { Section } from '#shared/ui/Section.tsx';
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

function Clients() {
  const [names, setNames] = useState(['Breza', 'Javor']);
  const remove = (name: string) => (
    <ConfirmButton
      key={name}
      {...{ title: '', text: '' }}
      confirmLabel="Da"
      onConfirm={() => setNames(names.filter((other) => other !== name))}
    >
      {name}
    </ConfirmButton>
  );
  return (
    <>
      <h1>Obrasci</h1>
      {names.length === 0 ? null : <Section title="Klijenti">{names.map(remove)}</Section>}
    </>
  );
}

test('when the opener is removed, the focus goes to what is left: its section, else the page', async () => {
  const { user } = renderUi(<Clients />);
  for (const [name, heading] of [
    ['Breza', 'Klijenti'],
    ['Javor', 'Obrasci'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Da' }));
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
  }
});

test('what is announced while it is open is said in it, because the page behind it is inert', async () => {
  const { user, portal } = renderUi(<Closed />);
  await user.click(screen.getByRole('button', { name: 'Filteri' }));
  act(() => portal.announcer.announce('48 pravnih lica'));
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('48 pravnih lica');
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

test('one that the browser closes by itself (a second Escape) stays open if its page does not let it go', () => {
  renderUi(<Pending />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('heading')).toHaveFocus();
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
