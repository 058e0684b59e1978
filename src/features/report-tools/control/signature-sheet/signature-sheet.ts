import type { TFunction } from 'i18next';
import type { FileKind } from '#domain/filing/file-kinds.ts';
import type { ControlVersion } from '../report/control-settings.ts';
import type { Fingerprint } from '../report/fingerprint.ts';
import type { ReportResult } from '../report/report-result.ts';

/** A report of a submission with the agency's result; `errors` is null for a file without a certain result. */
export type SheetReport = Pick<ReportResult, 'name' | 'id'> & { errors: ReportResult['errors'] | null };

/** A whole submission before it is sent, for the sheet that is given to the person who signs. */
export type SheetContent = {
  version: ControlVersion;
  reports: readonly SheetReport[];
  files: readonly { name: string; kind: FileKind | null; file: File }[];
  /** The first files as they were checked, in the order of `files`. */
  fingerprints: readonly Fingerprint[];
  /** When the agency checked them, in milliseconds since 1970. */
  checkedAt: number;
  /** Mandatory documents that are not selected yet. */
  missing: readonly FileKind[];
};

/** The lines that are filled in by hand. */
export const BY_HAND = ['name', 'function', 'signature', 'date'] as const;

/** The sheet in the reader's language: all values already formatted. */
export type SheetFacts = {
  made: string;
  checked: string;
  reports: readonly { name: string; jib: string; id: string; type: string; result: string }[];
  files: readonly { name: string; kind: string; size: string; sha256: string }[];
  missing: readonly string[];
};

/** The sheet as text with lines to fill in by hand, and line ends that every editor understands. */
export function sheetText(facts: SheetFacts, t: TFunction<'signature-sheet'>): string {
  const lines = [
    t('title'),
    t('own'),
    `${t('made')}: ${facts.made}`,
    ...facts.reports.flatMap((report) => [
      '',
      `${t('report')}: ${report.name}`,
      ...(['jib', 'type', 'id', 'result'] as const).map((key) => `${t(key)}: ${report[key]}`),
    ]),
    '',
    `${t('checked')}: ${facts.checked}`,
    '',
    `${t('files')}:`,
    ...facts.files.flatMap(({ name, kind, size, sha256 }, at) => [
      `${at + 1}. ${[kind, name].filter(Boolean).join(': ')}`,
      `   ${t('size')}: ${size}`,
      `   SHA-256: ${sha256}`,
    ]),
    ...facts.missing.map((name) => `${t('missing')}: ${name}`),
    '',
    `${t('byHand.title')}:`,
    ...BY_HAND.flatMap((line) => ['', `${t(`byHand.${line}`)}: ${'_'.repeat(40)}`]),
    '',
  ];
  return lines.join('\r\n');
}
