import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { addReceipt, receiptList } from '#domain/filing/receipts/receipt-list.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { type CheckedFile, sentBefore, useSentBefore } from '#features/report-tools/control/receipts/sent-before.ts';
import { SentBeforeBanner } from '#features/report-tools/control/receipts/SentBeforeBanner.tsx';
import { TIMING } from '#shared/config/settings.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { agency } from '#tests/agency.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { checkOld, openControl, readyToSubmit } from './control-user.ts';
import { fileOf, receiptOf, VALID_ID } from './results-and-receipts.ts';

withDatabase();

/** The receipt of a file, sent under a name. */
async function receiptOfFile(file: File, name: string, given: Partial<Receipt> = {}): Promise<Receipt> {
  return receiptOf({
    files: [{ name, kind: 'main', size: file.size, sha256: await sha256(await file.arrayBuffer()) }],
    ...given,
  });
}
const NO_FILES: readonly CheckedFile[] = [];
const main = fileOf('correct.xlsx');

const submitButton = () => screen.getByText(/^Predajte izvještaje?$/);
const question = () => within(screen.getByRole('dialog', { name: 'Poslati iste datoteke još jednom?' }));

describe('the same bytes as in a receipt', () => {
  test('with an unknown outcome are called so', async () => {
    const receipt = receiptOf({ outcome: 'unknown' });
    const sent = [{ name: 'a.xlsx', earlierName: null, receipt, wasTaken: false }];
    await renderPart(<SentBeforeBanner sent={sent} />, { texts: ['receipts'] });
    expect(await screen.findByText(/: poslano 20\.11\.2026 10:42:00, bez potvrde Agencije/)).toBeVisible();
  });

  test('other bytes under the same name ask nothing, nor does a file without a fingerprint, on a page that is not secure', () => {
    const receipt = (hash: string | null) =>
      receiptOf({ files: [{ name: 'MFI_a.xlsx', kind: 'main', size: 3, sha256: hash }] });
    expect(sentBefore([{ name: 'a.xlsx', size: 3, sha256: 'x' }], [receipt('y')])).toEqual([]);
    expect(sentBefore([{ name: 'a.xlsx', size: 3, sha256: null }], [receipt(null)])).toEqual([]);
  });

  test('in a browser whose database does not answer counts as none after a while, so that the report can be submitted (faults C22)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const Before = () => useSentBefore(NO_FILES)?.length ?? 'unknown';
    const { container } = await renderPart(<Before />, { texts: [] });
    expect(container).toHaveTextContent('unknown');
    await act(() => vi.advanceTimersByTimeAsync(TIMING.database));
    expect(container).toHaveTextContent('0');
  });

  test('sent by another tab meanwhile: pressing sends nothing before that is asked, too', async () => {
    const transmit = vi.fn(() => HttpResponse.json({ id: VALID_ID }));
    agency.use(http.post('*/FileTemplate/Transmit', transmit));
    const { user, portal } = await openControl();
    await readyToSubmit(user);
    // A report that was only checked leaves no receipt.
    expect(screen.queryByText('Isti sadržaj već je poslan s ovog računara')).toBeNull();
    await user.click(submitButton());
    const dialog = within(screen.getByRole('dialog', { name: 'Potvrda predaje izvještaja' }));
    // What the other tab stored, without the message to this one.
    const receipt = await receiptOfFile(main, 'MFI_correct.xlsx');
    await portal.storage.database.change(receiptList.key, () => [receipt]);
    await user.click(dialog.getByRole('button', { name: 'Predajte' }));
    await waitFor(() => expect(question().getByRole('button', { name: 'Pošaljite ponovo' })).toBeVisible());
    expect(question().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(question().getByText('Ako se pošalje ponovo, Agenciji isti izvještaj stiže dvaput.')).toBeVisible();
    expect(transmit).not.toHaveBeenCalled();
    await user.click(question().getByText('Pošaljite ponovo'));
    expect(await screen.findByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
  });

  test('in the old control each such file is named; one that was not saved then is called so', async () => {
    const [good, bad] = [fileOf('dobar.xlsx', 'dobar'), fileOf('pogresan.xlsx', 'pogresan')];
    const files = await Promise.all([good, bad].map(async (file) => (await receiptOfFile(file, file.name)).files[0]!));
    // As the agency named them.
    const reports = ['Dobar', 'POGRESAN'].map((name, at) => ({ id: '', name, taken: at === 0 }));
    await addReceipt(storage, receiptOf({ version: 'old', files, reports }));
    const { user } = await openControl('old');
    const answer = [{ name: good.name }, { name: bad.name, errors: ['x'] }, { name: 'nov.xlsx' }];
    await checkOld(user, answer, [good, bad, fileOf('nov.xlsx', 'nov')]);
    await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 3.' });
    await user.click(submitButton());
    const items = question()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items.slice(0, 2)).toEqual([
      expect.stringMatching(/^dobar\.xlsx: predano 20\.11\.2026/),
      expect.stringMatching(/^pogresan\.xlsx: poslano 20\.11\.2026 10:42:00, a nije sačuvano zbog grešaka/),
    ]);
  });
});

test('in the old control, a copy under another name is said before both can be sent', async () => {
  const { user } = await openControl('old');
  const files = [fileOf('old-format.xlsx', 'a'), fileOf('kopija.xlsx', 'a'), fileOf('drugi.xlsx', 'd')];
  const results = files.map(({ name }) => ({ name }));
  await checkOld(user, results, files);
  await screen.findByRole('heading', { name: 'Svi izvještaji su ispravni (3).' });
  await user.click(submitButton());
  const dialog = within(screen.getByRole('dialog', { name: 'Odabrane datoteke' }));
  expect(dialog.getByText('Isti izvještaj poslao bi se dvaput')).toBeVisible();
  expect(dialog.getByText(/ima isti sadržaj/).textContent).toBe(
    '„kopija.xlsx“ ima isti sadržaj kao „old-format.xlsx“.',
  );
  // It is the sender's decision.
  expect(dialog.getByRole('button', { name: 'Predajte' })).toBeEnabled();
});
