import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RECEIPTS_KEPT } from '#shared/config/settings.ts';
import { receiptText, type ReceiptLabels } from '#features/report-tools/control/receipts/receipt-text.ts';
import { addReceipt, receiptList } from '#features/report-tools/control/receipts/receipt-list.ts';
import { receiptOf, VALID_ID } from './control-things.ts';
import { openControl } from './control-user.ts';

test('the last 50 receipts are stored, newest first', async () => {
  for (let count = 0; count < RECEIPTS_KEPT + 2; count++) await addReceipt(receiptOf({ key: `k${count}` }));
  const stored = await receiptList.read();
  expect(stored).toHaveLength(RECEIPTS_KEPT);
  expect([stored[0]?.key, stored.at(-1)?.key]).toEqual(['k51', 'k2']);
});

test('the screen lists them with all they hold, and erases them after asking', async () => {
  await addReceipt(receiptOf({ files: [{ name: 'MFI_gfi.xlsx', kind: 'main', size: 2048, sha256: 'abc123' }] }));
  const { user } = await openControl();
  expect(await screen.findByText('Predaje s ovog računara')).toBeVisible();
  await user.click(screen.getByText('20.11.2026 10:42:00'));
  expect(await screen.findByText('SHA-256 abc123')).toBeVisible();
  expect(screen.getByText('MFI_gfi.xlsx')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Obrišite sve' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Obrišite' }));
  await waitFor(() => expect(screen.queryByText('Predaje s ovog računara')).toBeNull());
});

test('the saved receipt says whose record it is and holds everything', () => {
  const words = new Proxy({} as ReceiptLabels, { get: (_target, key) => String(key) });
  const receipt = receiptOf({ reports: [{ id: VALID_ID, name: 'a.xlsx', taken: false }], answer: 'id: 1\nok: 2' });
  const text = receiptText(receipt, { time: 'tada', reports: [{ type: 'vrsta' }], sizes: ['3 B'] }, words);
  expect(text.split('\r\n')).toEqual([
    '\uFEFFtitle',
    'ownRecord',
    'time: tada',
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
    'answer:',
    'id: 1',
    'ok: 2',
    '',
  ]);
});

test('the record of a try nobody answered says so, and has no answer', () => {
  const labels = new Proxy({} as ReceiptLabels, { get: (_target, key) => String(key) });
  const facts = { time: 'tada', reports: [{ type: 'vrsta' }], sizes: ['3 B'] };
  expect(receiptText(receiptOf({ outcome: 'unknown', answer: '' }), facts, labels)).not.toContain('answer');
  expect(receiptText(receiptOf({ answer: '' }), facts, labels)).toContain('answer:\r\nnoWords');
});
