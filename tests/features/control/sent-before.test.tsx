import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { transmissionsReceived } from '#mocks/report-control/received.ts';
import { addReceipt, receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { sentBefore } from '#features/report-tools/control/receipts/sent-before.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { storage } from '#tests/storage.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { checkReport, chooseMain, openControl, readyToSubmit } from './control-user.ts';
import { receiptOf } from './results-and-receipts.ts';
import { sampleFile } from './samples.ts';

/** The receipt of a sample, sent under a name. */
async function receiptOfSample(sample: string, name: string, given: Partial<Receipt> = {}): Promise<Receipt> {
  const bytes = await (await sampleFile(sample)).arrayBuffer();
  return receiptOf({
    files: [{ name, kind: 'main', size: bytes.byteLength, sha256: await sha256(bytes) }],
    ...given,
  });
}

const submitButton = () => screen.getByRole('button', { name: /^Predajte izvještaje?$/ });
const question = () => within(screen.getByRole('dialog', { name: 'Poslati iste datoteke još jednom?' }));

describe('the same bytes as in a receipt', () => {
  test('are named before and while it is confirmed, with day, outcome and earlier name; nothing is blocked', async () => {
    await addReceipt(storage, await receiptOfSample('correct.xlsx', 'MFI_lanjski.xlsx'));
    const { user } = await openControl();
    await readyToSubmit(user);
    const said = await screen.findByText('Isti sadržaj već je poslan s ovog računara');
    const text = 'correct.xlsx: predano 20.11.2026 10:42:00, tada pod nazivom lanjski.xlsx';
    expect(said.closest('[role="status"]')).toHaveTextContent(text);
    await user.click(submitButton());
    expect(question().getByText('Ako se pošalje ponovo, Agenciji isti izvještaj stiže dvaput.')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Odustajanje' }));
    expect(transmissionsReceived()).toEqual([]);
    await user.click(submitButton());
    await user.click(question().getByRole('button', { name: 'Pošaljite ponovo' }));
    expect(await screen.findByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
    expect(transmissionsReceived()).toHaveLength(1);
  });

  test('with an unknown outcome are called so', async () => {
    await addReceipt(storage, await receiptOfSample('correct.xlsx', 'MFI_correct.xlsx', { outcome: 'unknown' }));
    const { user } = await openControl();
    await readyToSubmit(user);
    expect(await screen.findByText(/: poslano 20\.11\.2026 10:42:00, bez odgovora Agencije/)).toBeVisible();
  });

  test('other bytes under the same name ask nothing', async () => {
    await addReceipt(storage, await receiptOfSample('errors-1.xlsx', 'MFI_correct.xlsx'));
    const { user } = await openControl();
    await readyToSubmit(user);
    await user.click(submitButton());
    expect(screen.getByRole('dialog', { name: 'Potvrda predaje izvještaja' })).toBeVisible();
    expect(screen.queryByText('Isti sadržaj već je poslan s ovog računara')).toBeNull();
  });

  test('sent by another tab meanwhile: pressing sends nothing before that is asked, too', async () => {
    const { user, portal } = await openControl();
    await readyToSubmit(user);
    await user.click(submitButton());
    const dialog = within(screen.getByRole('dialog', { name: 'Potvrda predaje izvještaja' }));
    // What the other tab stored, without the message to this one.
    const receipt = await receiptOfSample('correct.xlsx', 'MFI_correct.xlsx');
    await portal.storage.database.change(receiptList.key, () => [receipt]);
    await user.click(dialog.getByRole('button', { name: 'Predajte' }));
    await waitFor(() => expect(question().getByRole('button', { name: 'Pošaljite ponovo' })).toBeVisible());
    expect(question().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(transmissionsReceived()).toEqual([]);
    await user.click(question().getByRole('button', { name: 'Pošaljite ponovo' }));
    expect(await screen.findByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
  });

  test('in the old control each such file is named; one that was not saved then is called so', async () => {
    const files = await Promise.all(
      ['old-format.xlsx', 'old-errors.xlsx'].map(async (name) => (await receiptOfSample(name, name)).files[0]!),
    );
    const reports = files.map(({ name }, at) => ({ id: '', name, taken: at === 0 }));
    await addReceipt(storage, receiptOf({ version: 'old', files, reports }));
    const { user } = await openControl('old');
    const add = async (actor: UserEvent, ...names: string[]) =>
      actor.upload(
        screen.getByLabelText('Odaberite datoteke'),
        await Promise.all(names.map((name) => sampleFile(name))),
      );
    await add(user, 'old-format.xlsx', 'old-errors.xlsx', 'old-format-2.xlsx');
    await checkReport(user);
    await screen.findByRole('heading', { name: 'Neispravno: 1 od 3 izvještaja.' });
    await user.click(submitButton());
    const items = question()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items.slice(0, 2)).toEqual([
      expect.stringMatching(/^old-format\.xlsx: predano 20\.11\.2026/),
      expect.stringMatching(/^old-errors\.xlsx: poslano 20\.11\.2026 10:42:00, a nije sačuvano zbog grešaka/),
    ]);
  });
});

test('in the old control, a copy under another name is said before both are sent', async () => {
  const { user } = await openControl('old');
  const file = await sampleFile('old-format.xlsx');
  const copy = new File([await file.arrayBuffer()], 'kopija.xlsx');
  await user.upload(screen.getByLabelText('Odaberite datoteke'), [file, copy, await sampleFile('old-format-2.xlsx')]);
  await checkReport(user);
  await screen.findByRole('heading', { name: 'Sva 3 izvještaja su ispravna.' });
  await user.click(submitButton());
  const dialog = within(screen.getByRole('dialog', { name: 'Odabrane datoteke' }));
  expect(dialog.getByText('Isti izvještaj poslao bi se dvaput')).toBeVisible();
  expect(dialog.getByText(/ima isti sadržaj/).textContent).toBe(
    '„kopija.xlsx“ ima isti sadržaj kao „old-format.xlsx“.',
  );
  // It is the sender's decision.
  await user.click(dialog.getByRole('button', { name: 'Predajte' }));
  expect(await screen.findByRole('heading', { name: 'Predane su 3 datoteke.' })).toBeVisible();
});

test('a file without a fingerprint, on a page that is not secure, was never sent before', async () => {
  const receipt = receiptOf({ files: [{ name: 'MFI_a.xlsx', kind: 'main', size: 3, sha256: null }] });
  expect(sentBefore([{ name: 'a.xlsx', size: 3, sha256: null }], [receipt])).toEqual([]);
});

test('a report that was only checked leaves no receipt: the second check asks nothing', async () => {
  const { user } = await openControl();
  await chooseMain(user, 'correct.xlsx');
  await checkReport(user);
  await screen.findByText('Izvještaj je ispravan.');
  expect(screen.queryByText('Isti sadržaj već je poslan s ovog računara')).toBeNull();
});
