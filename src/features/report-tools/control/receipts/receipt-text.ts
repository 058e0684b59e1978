import type { TFunction } from 'i18next';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { MISSING } from '#shared/format/number.ts';
import { readableKey } from '#shared/format/readable-key.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** Values formatted for the reader: the time, the type of a report by its id, the size of a file by its bytes. */
type ReceiptFacts = { time: string; typeOf: (id: string) => string; sizeOf: (bytes: number) => string };

/** A receipt as text in the reader's language, with line ends that every editor understands. */
export function receiptText(receipt: Receipt, facts: ReceiptFacts, t: TFunction<'receipts'>): string {
  const { outcome, answer } = receipt;
  const reports = receipt.reports.flatMap(({ id, name, taken }) => [
    '',
    `${t('report')}: ${name}${taken || outcome === 'unknown' ? '' : ` (${t('notTaken')})`}`,
    `${t('id')}: ${id || MISSING}`,
    `${t('type')}: ${facts.typeOf(id)}`,
  ]);
  const files = receipt.files.flatMap(({ name, size, sha256 }) => [
    `- ${name}`,
    `  ${t('size')}: ${facts.sizeOf(size)}`,
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
    ...(outcome === 'submitted' || answer
      ? ['', `${t(`answer.${outcome}`)}:`, hasMessage(answer) ? answer : t('noMessage')]
      : []),
    '',
  ];
  return lines.join('\n').replaceAll('\n', '\r\n');
}

/** A line `name: value` of a recorded answer. */
const NAMED = /^(\s*)([A-Za-z]\w*):(.*)$/;
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})/g;
/** Ends the line of a value that the agency left empty. */
const EMPTY = /: –$/;

/** Whether an answer has a value; one that the agency left empty throughout tells nobody anything. */
const hasMessage = (answer: string) => answer.split('\n').some((line) => line !== '' && !EMPTY.test(line));

/** The agency's answer for people: names with labels, times as in the record, and nothing empty. Files have it as it was sent. */
export function shownAnswer(answer: string, lang: Lang, t: TFunction<'receipts'>): string {
  const labels: Partial<Record<string, string>> = {
    id: t('id'),
    name: t('name'),
    size: t('size'),
    files: t('files'),
    errors: t('errors'),
    receivedOn: t('receivedOn'),
  };
  const named = (line: string) =>
    line.replace(NAMED, (_all, indent: string, name: string, value: string) => {
      const label = labels[name] ?? (/\p{Ll}\p{Lu}/u.test(name) ? readableKey(name) : name);
      return `${indent}${label}:${value}`;
    });
  return answer
    .split('\n')
    .filter((line) => !EMPTY.test(line))
    .map((line) => named(line).replaceAll(INSTANT, (instant) => formatDateTime(instant, lang)))
    .join('\n');
}
