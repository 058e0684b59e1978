import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { NO_PROPOSAL, type Proposal } from '#features/registers/bankruptcy/inbox/proposals/proposal.ts';
import { RowForm } from '#features/registers/bankruptcy/inbox/RowForm.tsx';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { LOCKED } from '../add-document-form.tsx';
import { answer, ENTITY, SEARCH } from '../registry-screen.ts';
import { OTHER } from './inbox-page.ts';
import { NO_FIELDS, read, row } from './inbox-rows.ts';

const COMPLETE = { jib: ENTITY.jib, documentTypeId: '17', date: '2024-02-29' };

/** The opened form of a document with these fields; resolves when the kinds of documents are there. */
async function openRow(fields = COMPLETE, proposal: Proposal = NO_PROPOSAL) {
  const onConfirm = vi.fn();
  const one = row(1, { step: 'open' }, { fields, read: read({ proposal }) });
  const part = <RowForm row={one} takesFocus onEdit={() => {}} onConfirm={onConfirm} onSkip={() => {}} />;
  const { user, unmount } = await renderPart(part, { texts: ['inbox', 'bankruptcy', 'proceedings'], as: 'moderator' });
  await screen.findByRole('group', { name: 'Stečajni postupak' });
  return { user, unmount, onConfirm, form: within(screen.getByRole('form')) };
}

test('proposals are marked until they are changed; the button that confirms takes the focus, and Enter confirms', async () => {
  const of = (value: string) => ({ value, from: 'name' as const });
  const { user, form, onConfirm } = await openRow(COMPLETE, {
    ...NO_PROPOSAL,
    jib: of(COMPLETE.jib),
    documentTypeId: of(COMPLETE.documentTypeId),
    date: of(COMPLETE.date),
  });
  const marks = () => form.getAllByText('Prijedlog iz naziva datoteke – provjerite ga.');
  expect(marks()).toHaveLength(3);
  expect(form.getByRole('button', { name: /^Potvrdite i pređite na sljedeći/ })).toHaveFocus();
  expect(await form.findByText(ENTITY.name)).toBeVisible();
  fireEvent.change(form.getByLabelText(/^Vrsta dokumenta/), { target: { value: '22' } });
  await waitFor(() => expect(marks()).toHaveLength(2));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ ...COMPLETE, documentTypeId: '22' }, ENTITY.name));
});

test('without proposals the first empty field takes the focus, and Enter says what is missing', async () => {
  const { user, form, onConfirm } = await openRow(NO_FIELDS);
  expect(form.getByLabelText(/^JIB/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await form.findByText('Unesite JIB.')).toBeVisible();
  expect(form.getByText('Odaberite vrstu dokumenta.')).toBeVisible();
  expect(form.getByText('Unesite datum dostave.')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('several jibs are offered, and the chosen one is in the field', async () => {
  const others = { jib: [ENTITY.jib, OTHER.jib], date: [] };
  const { user, form } = await openRow(NO_FIELDS, { ...NO_PROPOSAL, others });
  await user.click(await form.findByRole('button', { name: `${OTHER.jib} ${OTHER.name}` }));
  expect(form.getByLabelText(/^JIB/)).toHaveValue(OTHER.jib);
  expect(await form.findByText(OTHER.name)).toBeVisible();
});

test('an entity that the registry sends without its jib cannot be confirmed', async () => {
  agency.use(http.get(SEARCH, () => answer([], { jib: undefined })));
  const { user, form, onConfirm } = await openRow();
  expect(await form.findByText(/Pravno lice se trenutno ne može provjeriti/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(form.getByLabelText(/^JIB/)).toHaveFocus());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('when it is asked again for an entity that was missing, without an answer, the failure is said and not that there is none', async () => {
  agency.use(http.get(SEARCH, () => HttpResponse.json({ resultList: [], count: 0 })));
  const { user, form } = await openRow();
  const missing = await form.findByText(/JIB-om ne postoji/);
  agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
  await user.keyboard('{Enter}');
  expect(await form.findByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  expect(missing).not.toBeInTheDocument();
});

/** A form whose entity is being looked up, and what lets the lookup end. */
async function whileLookedUp() {
  const { wait, release } = held();
  agency.use(http.get(SEARCH, () => wait.then(() => undefined)));
  const opened = await openRow();
  await opened.user.keyboard('{Enter}');
  expect(await opened.form.findByText(LOCKED)).toBeVisible();
  return { ...opened, release };
}

test('while a document is confirmed its fields are locked: what is confirmed is what they show', async () => {
  const { onConfirm, release } = await whileLookedUp();
  release();
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(COMPLETE, ENTITY.name));
});

test('a document that is closed while it is looked up is not confirmed behind its back', async () => {
  const { unmount, onConfirm, release } = await whileLookedUp();
  unmount();
  release();
  await everythingAnswered();
  expect(onConfirm).not.toHaveBeenCalled();
});
