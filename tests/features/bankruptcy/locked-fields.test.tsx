import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { dateInput, dialog, file, fill, openForm, PDF, press, type, watchInserts } from './add-document-form.tsx';
import { begin, named, openInbox, rowOf, select, sendButton } from './inbox/inbox-page.ts';
import { ENTITY, SEARCH } from './registry-screen.ts';

const LOCKED = /^Dok se provjerava, šalje ili čeka slanje, dokument se ne može mijenjati\.$/;

test('while a single document is checked its fields are locked and say why: what is sent is what they show (R4.5)', async () => {
  const sent = watchInserts();
  const form = await openForm();
  await fill(form);
  await dialog().findByText(ENTITY.name);
  const { wait, release } = held();
  agency.use(http.get(SEARCH, () => wait.then(() => undefined)));
  await form.user.click(press('Sačuvajte'));
  dateInput('Dan').focus();
  expect(await dialog().findByText(LOCKED)).toBeVisible();
  expect(dateInput('Dan')).toHaveFocus();
  await form.user.keyboard('{Backspace}1');
  await form.user.selectOptions(type(), 'Priznanje strane sudske odluke');
  await form.user.click(dialog().getByRole('button', { name: 'Uklonite datoteku rjesenje.pdf' }));
  await form.user.upload(file(), new File(['%PDF-'], 'drugi.pdf', { type: 'application/pdf' }));
  expect(dateInput('Dan')).toHaveValue('29');
  expect(type()).toHaveDisplayValue('Opća zabrana raspolaganja');
  expect(dialog().getByText(PDF().name)).toBeVisible();
  release();
  await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ submittedOn: '2024-02-29', documentTypeId: 17 }]);
});

test('fields that were not sent can be changed again', async () => {
  const form = await openForm();
  await fill(form, { date: ['1', '1', '2199'] });
  await form.user.click(press('Sačuvajte'));
  await dialog().findByText('Datum dostave je u budućnosti.');
  expect(dialog().queryByText(LOCKED)).not.toBeInTheDocument();
  fireEvent.change(dateInput('Godina'), { target: { value: '2024' } });
  await form.user.selectOptions(type(), 'Priznanje strane sudske odluke');
  expect(type()).toHaveDisplayValue('Priznanje strane sudske odluke');
});

test('while a document of the inbox is confirmed its fields are locked: what is confirmed is what they show', async () => {
  const { wait, release } = held();
  agency.use(http.get(SEARCH, () => wait.then(() => undefined)));
  const app = await openInbox();
  await select(app, named());
  await app.user.click(await begin());
  const form = within(await screen.findByRole('form'));
  const day = form.getByLabelText('Dan');
  day.focus();
  await app.user.keyboard('{Enter}');
  expect(await form.findByText(LOCKED)).toBeVisible();
  await app.user.keyboard('{Backspace}5');
  await app.user.selectOptions(form.getByLabelText(/^Vrsta dokumenta/), 'Priznanje strane sudske odluke');
  expect(day).toHaveFocus();
  expect(day).toHaveValue('29');
  release();
  expect(await rowOf(named().name).findByText('Spremno')).toBeVisible();
  expect(rowOf(named().name).getByText(/Opća zabrana raspolaganja.*29\.02\.2024/)).toBeVisible();
});

test('a document that is closed while it is looked up is not confirmed behind its back', async () => {
  const { wait, release } = held();
  agency.use(http.get(SEARCH, () => wait.then(() => undefined)));
  const app = await openInbox();
  await select(app, named());
  await app.user.click(await begin());
  await screen.findByRole('form');
  await app.user.keyboard('{Enter}');
  await screen.findByText(LOCKED);
  await app.user.click(screen.getByRole('button', { name: named().name }));
  await app.user.click(screen.getByRole('button', { name: named().name }));
  const form = within(await screen.findByRole('form'));
  fireEvent.change(form.getByLabelText('Dan'), { target: { value: '25' } });
  release();
  expect(await form.findByText(ENTITY.name)).toBeVisible();
  expect(rowOf(named().name).getByText('Za potvrdu')).toBeVisible();
  expect(form.getByLabelText('Dan')).toHaveValue('25');
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
});
