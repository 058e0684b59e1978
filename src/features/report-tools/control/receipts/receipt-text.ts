import type { Receipt } from './receipt.ts';

/** Words a saved receipt needs, in the reader's language. */
export type ReceiptWords = {
  title: string;
  /** The sender's own record, no official confirmation. */
  ownRecord: string;
  time: string;
  report: string;
  id: string;
  type: string;
  year: string;
  notTaken: string;
  files: string;
  size: string;
  answer: string;
};

/** What is already written for the reader: the time, and type, year and sizes. */
export type ReceiptFacts = {
  time: string;
  reports: readonly { type: string; year: string }[];
  sizes: readonly string[];
};

const BYTE_ORDER_MARK = '\uFEFF';

/** A receipt as a text that every editor opens. */
export function receiptText(receipt: Receipt, facts: ReceiptFacts, words: ReceiptWords): string {
  const reports = receipt.reports.flatMap(({ id, name, taken }, index) => [
    '',
    `${words.report}: ${name}${taken ? '' : ` (${words.notTaken})`}`,
    `${words.id}: ${id || '–'}`,
    `${words.type}: ${facts.reports[index]?.type ?? '–'}`,
    `${words.year}: ${facts.reports[index]?.year ?? '–'}`,
  ]);
  const files = receipt.files.flatMap(({ name, sha256 }, index) => [
    `- ${name}`,
    `  ${words.size}: ${facts.sizes[index] ?? '–'}`,
    `  SHA-256: ${sha256 ?? '–'}`,
  ]);
  const lines = [
    words.title,
    words.ownRecord,
    `${words.time}: ${facts.time}`,
    ...reports,
    '',
    `${words.files}:`,
    ...files,
    '',
    `${words.answer}:`,
    receipt.answer || '–',
    '',
  ];
  return BYTE_ORDER_MARK + lines.join('\n').replaceAll('\n', '\r\n');
}
