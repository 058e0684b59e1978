import type { TFunction } from 'i18next';
import type { SheetRows } from '#domain/report-form/row-texts.ts';
import type { ColumnKind, ExportTable } from '#shared/export/export-table.ts';
import type { ReportResult } from '../report/report-result.ts';
import { errorText } from './error-groups.ts';
import { placeError } from './error-place.ts';

/** Errors of one report for the table, as the agency sent them: all of its result, or some. */
export type ReportErrors = {
  result: ReportResult;
  errors?: readonly string[];
  /** What happened to them since the last check; '' when nothing is said about it. */
  since?: string;
};

/** The only line code that a text names; null for none or several, of which nobody promises which is meant. */
function soleCode(text: string): string | null {
  const codes = new Set([...text.matchAll(/\bAOP\s*(\d{1,4})(?!\d)/gi)].map(([, code = '']) => code));
  // A range or a list goes on without the word.
  const goesOn = /\bAOP\s*\d{1,4}\s*(?:do|to|i|and|[-–+,−]|\.\.)\s*\d/i.test(text);
  const [code = null] = codes;
  return codes.size === 1 && !goesOn && code !== null ? `AOP ${code}` : null;
}

/**
 * Errors as a table for a file (R2.12, R3.10): the agency's words are whole, and sheet, cell, line and amounts stand beside them only
 * where they are certain. A sheet counts only if the workbook has it; the line is what the row of the cell says in the report
 * itself, else the only code in the text. `rowsOf` gives a report's rows, null when they could not be read.
 */
export function errorTable(
  reports: readonly ReportErrors[],
  rowsOf: (result: ReportResult) => readonly SheetRows[] | null,
  t: TFunction<'results'>,
): ExportTable {
  const head = (kind: ColumnKind, header: string, width: number) => ({ kind, header, width });
  const hasSince = reports.some(({ since }) => since);
  return {
    heads: [
      head('text', t('file.report'), 30),
      head('code', t('file.id'), 26),
      ...(hasSince ? [head('text', t('compare.title'), 16)] : []),
      head('text', t('file.sheet'), 20),
      head('text', t('file.cell'), 10),
      head('text', t('file.line'), 40),
      head('amount', t('written'), 18),
      head('amount', t('expected'), 18),
      head('amount', t('difference'), 18),
      head('text', t('file.error'), 90),
    ],
    rows: reports.flatMap(({ result, errors = result.errors, since = '' }) => {
      const rows = rowsOf(result) ?? [];
      return errors.map((html, index) => {
        const { sheet, cell, amounts } = placeError(
          html,
          index,
          rows.map(({ name }) => name),
        );
        const text = errorText(html);
        const row = Number(/\d+$/.exec(cell ?? '')?.[0]);
        const line = rows.find(({ name }) => name === sheet)?.texts[row] ?? soleCode(text);
        const difference = amounts && Math.round((amounts.written - amounts.expected) * 100) / 100;
        return [
          result.name,
          result.id || null,
          ...(hasSince ? [since] : []),
          sheet,
          cell,
          line,
          amounts?.written ?? null,
          amounts?.expected ?? null,
          difference,
          text || t('errorWithoutText'),
        ];
      });
    }),
  };
}
