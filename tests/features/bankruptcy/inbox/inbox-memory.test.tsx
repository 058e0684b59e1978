import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { documentsOf } from '#mocks/bankruptcy/documents.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { DOCUMENTS, ENTITY } from '../registry-screen.ts';
import { confirmAll, named, openInbox, rows, select, sentRows } from './inbox-page.ts';
import { withDatabase } from '#tests/storage.ts';

withDatabase();

const stored = () => documentsOf(ENTITY.id, undefined, DEFAULT_BASES).length;

test('after a reload, a document of an unknown outcome is only sent again after a question', async () => {
  const sent: unknown[] = [];
  agency.use(
    http.post(DOCUMENTS, ({ request }) => {
      sent.push(request.url);
      return sent.length === 1 ? HttpResponse.html('<html></html>') : undefined;
    }),
  );
  const app = await openInbox();
  await select(app, named());
  await confirmAll(app, 1);
  await app.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: /^Provjerite registar pa pošaljite ponovo/ });
  app.unmount();

  const again = await openInbox();
  expect(await screen.findByText(/Za neke dokumente se ne zna da li su dodani/)).toBeVisible();
  await select(again, named());
  await confirmAll(again, 1);
  await again.user.keyboard('{Enter}');
  expect(await screen.findByText(/već jednom poslan, a ne zna se da li je dodan/)).toBeVisible();
  await everythingAnswered();
  expect(sent).toHaveLength(1);
  const before = stored();
  await again.user.click(screen.getByRole('button', { name: /^Ipak pošaljite/ }));
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(sent).toHaveLength(2);
  expect(stored()).toBe(before + 1);
  // The earlier attempt is this document, so nothing is unknown any more.
  expect(sentRows()).toEqual([expect.stringMatching(/Dodano$/)]);
});
