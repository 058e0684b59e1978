import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { withDatabase } from '#tests/storage.ts';
import { dialog, fill, openForm, press, watchInserts } from '../add-document-form.tsx';
import { DOCUMENTS } from '../registry-screen.ts';
import { confirmAll, named, openInbox, rows, select, sentRows } from './inbox-page.ts';

withDatabase();

test('a document that the inbox sent with an unknown outcome is asked about in the form, and settled there', async () => {
  agency.use(http.post(DOCUMENTS, () => HttpResponse.html('<html></html>'), { once: true }));
  const inbox = await openInbox();
  await select(inbox, named());
  await confirmAll(inbox, 1);
  await inbox.user.keyboard('{Enter}');
  await screen.findByText('Nije poznato da li je dokument dodan');
  expect(await screen.findByText(/Za neke dokumente se ne zna da li su dodani/)).toBeVisible();
  inbox.unmount();
  const sent = watchInserts();
  const form = await openForm();
  await fill(form, { pdf: named() });
  await form.user.click(press('Sačuvajte'));
  expect(await dialog().findByText(/već jednom poslan, a ne zna se da li je dodan/)).toBeVisible();
  await everythingAnswered();
  expect(sent).toEqual([]);
  await form.user.click(press('Ipak sačuvajte'));
  await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  form.unmount();
  await openInbox();
  await waitFor(() => expect(sentRows()).toEqual([expect.stringMatching(/Dodano/)]));
  expect(rows()).toEqual([]);
});
