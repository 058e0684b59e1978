import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { dialog, enter, fill, jib, openForm, press } from './add-document-form.tsx';
import { ENTITY, SEARCH } from './registry-screen.ts';

test('when another try finds the entity, the focus of its button goes to the field', async () => {
  agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await openForm();
  enter(jib(), ENTITY.jib);
  await dialog().findByText(/Pravno lice se trenutno ne može provjeriti/);
  await user.click(press('Pokušajte ponovo'));
  expect(await dialog().findByText(ENTITY.name)).toBeInTheDocument();
  await waitFor(() => expect(jib()).toHaveFocus());
});

test('a registry that answers without all that it has, and not about the entity, has not checked for the same document', async () => {
  const form = await openForm();
  await fill(form);
  await dialog().findByText(ENTITY.name);
  agency.use(http.get(SEARCH, () => HttpResponse.json({ resultList: ['x'], count: 1 })));
  await form.user.click(press('Sačuvajte'));
  expect(await dialog().findByText(/Nije bilo moguće provjeriti/)).toBeInTheDocument();
});
