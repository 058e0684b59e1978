import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { addReceipt, receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { receiptText, shownAnswer } from '#features/report-tools/control/receipts/receipt-text.ts';
import { ReceiptView } from '#features/report-tools/control/receipts/ReceiptView.tsx';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { openControl } from './control-user.ts';
import { receiptOf, VALID_ID } from './results-and-receipts.ts';

withDatabase();

test('the record of the first of 300 submissions is still there, newest first', async () => {
  const records = Array.from({ length: 299 }, (_, at) => receiptOf({ key: `k${298 - at}` }));
  await storage.lists.get(receiptList).change(() => records);
  await addReceipt(storage, receiptOf({ key: 'last' }));
  const stored = await storage.lists.get(receiptList).read();
  expect(stored).toHaveLength(300);
  expect([stored[0]?.key, stored.at(-1)?.key]).toEqual(['last', 'k0']);
});

test('the list is searched by jib, name and day; one is shown with all details, saved as JSON and removed after a confirmation, the others stay findable, then all are erased', async () => {
  const add = (key: string, time: string, id: string, name: string, file: string) => {
    const files = [{ name: file, kind: 'main' as const, size: 2048, sha256: `hash-${key}` }];
    const reports = [{ id, name, taken: true }];
    return addReceipt(storage, receiptOf({ key, sentAt: `2026-11-20T${time}:00.000Z`, reports, files }));
  };
  await add('a', '23:30', '4200000000005012025000', 'breza.xlsx', 'MFI_gfi.xlsx');
  await add('b', '10:00', '0000000000017012025000', 'javor.xlsx', 'MFI_javor-GFI.xlsx');
  const { user } = await openControl();
  const text = await screen.findByLabelText('JIB ili naziv datoteke');
  await user.click(text);
  await user.paste('0000 0000 00017');
  expect(screen.getByText('Evidencije koje odgovaraju pretrazi: 1.')).toBeVisible();
  expect(screen.queryByText('breza.xlsx')).toBeNull();
  await user.clear(text);
  // Found by the words of its file name in any order, whatever the agency calls the report.
  await user.paste('GFI mfi  javor');
  expect(screen.queryByText('breza.xlsx')).toBeNull();
  expect(screen.getByText('javor.xlsx')).toBeVisible();
  await user.clear(text);
  // Half past midnight in Sarajevo.
  fireEvent.change(screen.getByLabelText('Dan predaje'), { target: { value: '2026-11-21' } });
  expect(screen.queryByText('javor.xlsx')).toBeNull();
  await user.click(screen.getByText('breza.xlsx'));
  expect(await screen.findByText('SHA-256 hash-a')).toBeVisible();
  expect(screen.getByText('MFI_gfi.xlsx')).toBeVisible();
  await user.click(await screen.findByText('Preuzmite podatke (JSON)'));
  const [file, name] = vi.mocked(saveAs).mock.calls[0] as [Blob, string];
  expect(name).toBe('Evidencija o predaji 2026-11-21 4200000000005012025000.json');
  expect(JSON.parse(await file.text())).toMatchObject({ key: 'a' });
  await user.click(screen.getByRole('button', { name: 'Preuzmite evidenciju' }));
  const [written] = vi.mocked(saveAs).mock.calls[1] as [Blob, string];
  // Older programs recognise UTF-8 by this mark.
  expect([...new Uint8Array(await written.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  const erase = async (what: string) => {
    await user.click(screen.getByRole('button', { name: what }));
    await user.click(within(screen.getByRole('dialog')).getByText('Obrišite'));
  };
  await erase('Obrišite evidenciju');
  await waitFor(async () => expect((await storage.lists.get(receiptList).read()).map(({ key }) => key)).toEqual(['b']));
  // The search stays, with its fields, although one record alone needs none.
  expect(screen.getByText('Evidencije koje odgovaraju pretrazi: 0.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Dan predaje'), { target: { value: '' } });
  expect(screen.getByText('javor.xlsx')).toBeVisible();
  await erase('Obrišite sve');
  await waitFor(() => expect(screen.queryByText('Evidencije o predaji na ovom računaru')).toBeNull());
});

test('records that this browser does not keep are said to be lost with the tab, and not to be kept', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { portal } = await openControl();
  await act(() => addReceipt(portal.storage, receiptOf({ key: 'lost' })));
  expect(await screen.findByText(/^Evidencije ostaju samo dok je kartica otvorena/)).toBeVisible();
  expect(screen.queryByText(/^Čuvaju se sve/)).toBeNull();
});

test('an answer of the agency in which everything is empty is called one without a message', async () => {
  await renderPart(<ReceiptView receipt={receiptOf({ answer: 'data: –' })} />, { texts: ['receipts', 'filing'] });
  expect(screen.getByText('Agencija je odgovorila bez poruke.')).toBeVisible();
  expect(document.querySelector('pre')).toBeNull();
});

/** Returns keys instead of texts. */
const names = ((key: string) => key) as TFunction<'receipts'>;
const facts = { time: 'tada', typeOf: () => 'vrsta', sizeOf: (bytes: number) => `${bytes} B` };

test('the agency’s answer is shown with labels and the local time; the saved receipt has it as it was sent', () => {
  const answer = 'id: 1\nerrors: –\nreceivedOn: 2026-11-28T03:24:41.399Z\nprocessedBy: Kontrola\nNapomena: u redu';
  expect(shownAnswer(answer, 'bs', names)).toBe(
    'id: 1\nreceivedOn: 28.11.2026 04:24:41\nProcessed by: Kontrola\nNapomena: u redu',
  );
  expect(receiptText(receiptOf({ answer }), facts, names)).toContain('receivedOn: 2026-11-28T03:24:41.399Z');
});

test('the saved receipt says whose record it is and holds everything', () => {
  const receipt = receiptOf({ reports: [{ id: VALID_ID, name: 'a.xlsx', taken: false }], answer: 'id: 1\nok: 2' });
  const text = receiptText(receipt, facts, names);
  expect(text.split('\r\n')).toEqual([
    'title.submitted',
    'ownRecord.submitted',
    'time.submitted: tada',
    '',
    'report: a.xlsx (notTaken)',
    `id: ${VALID_ID}`,
    'type: vrsta',
    '',
    'files:',
    '- MFI_report.xlsx',
    '  size: 3 B',
    '  SHA-256: ba7816bf',
    '',
    'answer.submitted:',
    'id: 1',
    'ok: 2',
    '',
  ]);
});

test('the record of a try nobody answered says so, and has no answer; what came in its place is recorded', () => {
  expect(receiptText(receiptOf({ outcome: 'unknown', answer: '' }), facts, names)).not.toContain('answer');
  expect(receiptText(receiptOf({ answer: '' }), facts, names)).toContain('answer.submitted:\r\nnoMessage');
  for (const answer of ['data: –', 'id: –\nerrors: –'])
    expect(receiptText(receiptOf({ answer }), facts, names)).toMatch(/answer\.submitted:\r\nnoMessage\r\n$/);
  expect(receiptText(receiptOf({ outcome: 'unknown', answer: 'Blocked' }), facts, names)).toContain(
    'answer.unknown:\r\nBlocked',
  );
});
