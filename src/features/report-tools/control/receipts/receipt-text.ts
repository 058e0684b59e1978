import type { TFunction } from 'i18next';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { MISSING } from '#shared/format/number.ts';

/** Values already formatted for the reader. */
type ReceiptFacts = { time: string; reports: readonly { type: string }[]; sizes: readonly string[] };

/** A receipt as text in the reader's language, with line ends that every editor understands. */
export function receiptText(receipt: Receipt, facts: ReceiptFacts, t: TFunction<'receipts'>): string {
  const { outcome, answer } = receipt;
  const reports = receipt.reports.flatMap(({ id, name, taken }, index) => [
    '',
    `${t('report')}: ${name}${taken || outcome === 'unknown' ? '' : ` (${t('notTaken')})`}`,
    `${t('id')}: ${id || MISSING}`,
    `${t('type')}: ${facts.reports[index]?.type ?? MISSING}`,
  ]);
  const files = receipt.files.flatMap(({ name, sha256 }, index) => [
    `- ${name}`,
    `  ${t('size')}: ${facts.sizes[index] ?? MISSING}`,
    `  SHA-256: ${sha256 ?? MISSING}`,
  ]);
  const lines = [
    t(`title.${outcome}`),
    t(`ownRecord.${outcome}`),
    `${t(`time.${outcome}`)}: ${facts.time}`,
    ...reports,
    '',
    `${t('files')}:`,
    ...files,
    ...(outcome === 'submitted' || answer ? ['', `${t(`answer.${outcome}`)}:`, answer || t('noMessage')] : []),
    '',
  ];
  return lines.join('\n').replaceAll('\n', '\r\n');
}
