import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import type { ReportResult } from '#features/report-tools/control/report/report-result.ts';

/** An id of the right form: jib, report type 37, year 2025, version, check digits. */
export const VALID_ID = '4253086420374372025299';

/** A small file of that name. */
export const fileOf = (name: string, content: BlobPart = 'abc'): File => new File([content], name);

/** A committed sample of the agency in a box as a file to select; `as` renames it. */
export async function sampleFile(name: string, as = name): Promise<File> {
  const bytes = await readFile(join(import.meta.dirname, '../../../mocks/samples', name));
  return fileOf(as, new Uint8Array(bytes));
}

/** A result, correct and named after its file unless stated otherwise. */
export const resultOf = (given: Partial<ReportResult> = {}): ReportResult => ({
  id: VALID_ID,
  name: 'report.xlsx',
  errors: [],
  lang: 'bs',
  file: given.name ?? 'report.xlsx',
  ...given,
});

/** The record of a submission. */
export const receiptOf = (given: Partial<Receipt> = {}): Receipt => ({
  key: 'k1',
  version: 'new',
  outcome: 'submitted',
  sentAt: '2026-11-20T09:42:00.000Z',
  reports: [{ id: VALID_ID, name: 'report.xlsx', taken: true }],
  files: [{ name: 'MFI_report.xlsx', kind: 'main', size: 3, sha256: 'ba7816bf' }],
  answer: 'ok',
  ...given,
});
