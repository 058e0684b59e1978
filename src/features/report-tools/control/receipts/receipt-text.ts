import type { Receipt } from '../report/receipt.ts';

/** Texts a saved receipt needs, in the reader's language. */
export type ReceiptLabels = {
  title: string;
  /** The sender's own record, no official confirmation. */
  ownRecord: string;
  time: string;
  report: string;
  id: string;
  type: string;
  notTaken: string;
  files: string;
  size: string;
  answer: string;
  /** In place of an answer without a message. */
  noMessage: string;
};

/** What is already written for the reader: the time, types and sizes. */
export type ReceiptFacts = {
  time: string;
  reports: readonly { type: string }[];
  sizes: readonly string[];
};

const BYTE_ORDER_MARK = '\uFEFF';

/** A receipt as a text that every editor opens. */
export function receiptText(receipt: Receipt, facts: ReceiptFacts, labels: ReceiptLabels): string {
  const reports = receipt.reports.flatMap(({ id, name, taken }, index) => [
    '',
    `${labels.report}: ${name}${taken || receipt.outcome === 'unknown' ? '' : ` (${labels.notTaken})`}`,
    `${labels.id}: ${id || '–'}`,
    `${labels.type}: ${facts.reports[index]?.type ?? '–'}`,
  ]);
  const files = receipt.files.flatMap(({ name, sha256 }, index) => [
    `- ${name}`,
    `  ${labels.size}: ${facts.sizes[index] ?? '–'}`,
    `  SHA-256: ${sha256 ?? '–'}`,
  ]);
  const lines = [
    labels.title,
    labels.ownRecord,
    `${labels.time}: ${facts.time}`,
    ...reports,
    '',
    `${labels.files}:`,
    ...files,
    ...(receipt.outcome === 'submitted' ? ['', `${labels.answer}:`, receipt.answer || labels.noMessage] : []),
    '',
  ];
  return BYTE_ORDER_MARK + lines.join('\n').replaceAll('\n', '\r\n');
}
