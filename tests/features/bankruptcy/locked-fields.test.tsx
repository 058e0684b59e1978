import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { dateInput, dialog, file, fill, openForm, PDF, press, type, watchInserts } from './add-document-form.tsx';
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
