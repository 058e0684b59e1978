import { JIB_LENGTH } from '#shared/config/settings.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import type { Sheet } from '#shared/workbook/workbook.ts';
import { findColumns, sameColumns } from '../find-columns.ts';
import type { FormStructure } from '../form-structure.ts';
import { isValidReportId } from '../report-id.ts';
import { type AmountColumn, readTable, type SheetLine, type SheetTable } from '../sheet-table.ts';
import type { ComparedSheet, Declined, LoneLine, ReportIds, Year, YearComparison } from '../year-comparison.ts';
import { isSameAmount, valueOf } from './amount.ts';
import { reportIdIn } from './learn-form.ts';
import { formOf } from './match-form.ts';
import { matchSheets, type SheetPair } from './match-sheets.ts';
import { reportOrder } from './report-order.ts';

/** A report made without a jib. */
const NO_JIB = /^0+$/;

/**
 * Compares this year's report with last year's, before it is sent (R2.10: the agency does it at its branch offices; advisory).
 * `forms` are those derived from templates. Rejects only when a file can no longer be read.
 */
export async function compareYears(
  files: Record<Year, Blob>,
  forms: readonly FormStructure[],
): Promise<YearComparison> {
  const [last, now] = await Promise.all([readWorkbook(files.last), readWorkbook(files.now)]);
  if (!last.ok || !now.ok)
    return {
      outcome: 'unreadable',
      faults: { ...(last.ok ? {} : { last: last.reason }), ...(now.ok ? {} : { now: now.reason }) },
    };
  const named = (file: Blob) => (file instanceof File ? nameOf(file) : '');
  return compareReports({ last: last.sheets, now: now.sheets }, forms, {
    last: named(files.last),
    now: named(files.now),
  });
}

/** The same for reports that have already been read. */
export function compareReports(
  { last, now }: Record<Year, readonly Sheet[]>,
  forms: readonly FormStructure[],
  names: Record<Year, string> = { last: '', now: '' },
): YearComparison {
  const ids: ReportIds = { last: reportIdIn(last), now: reportIdIn(now) };
  const declined = (reason: Declined): YearComparison => ({ outcome: 'declined', reason, ids });
  if (areOfTwoEntities(ids)) return declined('otherEntity');
  const versions = [last, now].map((sheets) => formOf(sheets, forms)?.version);
  if (versions.every(Boolean) && versions[0] !== versions[1]) return declined('otherForm');

  const tables = { last: visibleTables(last), now: visibleTables(now) };
  const withAmounts = (list: readonly SheetTable[]) => list.filter(({ lines }) => lines.size > 0);
  const matched = matchSheets(withAmounts(tables.last), withAmounts(tables.now));
  const sheets = matched.pairs.map(compareSheet);
  if (sheets.length === 0)
    return declined(withAmounts([...tables.last, ...tables.now]).length > 0 ? 'otherForm' : 'noAmounts');
  if (sheets.every(isUnchanged)) return declined('sameAmounts');
  return {
    outcome: 'compared',
    ids,
    order: reportOrder(sheets, names),
    sheets,
    skipped: [
      ...matched.differing.map(({ name }) => ({ name, reason: 'otherLines' as const })),
      ...matched.onlyLast.map(({ name }) => ({ name, reason: 'onlyLast' as const })),
      ...matched.onlyNow.map(({ name }) => ({ name, reason: 'onlyNow' as const })),
      ...tables.now.filter(({ lines }) => lines.size === 0).map(({ name }) => ({ name, reason: 'noAmounts' as const })),
    ],
  };
}

function areOfTwoEntities({ last, now }: ReportIds): boolean {
  const jibs = [last, now].map((id) => (isValidReportId(id) ? id.slice(0, JIB_LENGTH) : ''));
  return jibs.every((jib) => jib !== '' && !NO_JIB.test(jib)) && jibs[0] !== jibs[1];
}

const visibleTables = (sheets: readonly Sheet[]): SheetTable[] =>
  sheets.filter(({ isHidden }) => !isHidden).map(readTable);

function compareSheet({ last, now, lines: { by, pairs, onlyLast, onlyNow } }: SheetPair): ComparedSheet {
  const columns = by === 'address' ? allColumns(last, now) : { last: last.columns, now: now.columns };
  const amountsIn = (year: Year, { amountAt }: SheetTable, { row }: SheetLine) =>
    columns[year].map(({ letters }) => amountAt(letters, row));
  const lines = pairs.map((pair) => ({
    code: pair.now.code,
    label: pair.now.label,
    rows: { last: pair.last.row, now: pair.now.row },
    last: amountsIn('last', last, pair.last),
    now: amountsIn('now', now, pair.now),
  }));
  const same = sameColumns(columns.last, columns.now);
  const lone = (year: Year, table: SheetTable, own: readonly SheetLine[]): LoneLine[] =>
    own
      .filter((line) => amountsIn(year, table, line).some((amount) => !isZero(amount)))
      .map(({ row, code, label }) => ({ year, row, code, label }));
  return {
    name: now.name,
    lastName: last.name === now.name ? null : last.name,
    by,
    columns,
    same,
    lines,
    lone: [...lone('last', last, onlyLast), ...lone('now', now, onlyNow)],
    found: findColumns(lines, same, columns.now.length),
  };
}

const isZero = (amount: Parameters<typeof valueOf>[0]) => {
  const value = valueOf(amount);
  return value !== null && isSameAmount(value, 0);
};

/** In equal sheets, a column that is empty in one of them is a column of amounts as well if the other one says so. */
function allColumns(last: SheetTable, now: SheetTable): Record<Year, readonly AmountColumn[]> {
  const has = (table: SheetTable, { letters }: AmountColumn) => table.columns.some((own) => own.letters === letters);
  const contains = (table: SheetTable, other: SheetTable) => other.columns.every((column) => has(table, column));
  const missing = (table: SheetTable, other: SheetTable) =>
    contains(other, table) ? other.columns.filter((column) => !has(table, column)) : [];
  const whole = (table: SheetTable, other: SheetTable) =>
    [...table.columns, ...missing(table, other)].toSorted(
      (one, two) => one.letters.length - two.letters.length || (one.letters < two.letters ? -1 : 1),
    );
  return { last: whole(last, now), now: whole(now, last) };
}

/** Whether all amounts of a sheet are the same in the same columns, which is so if one report was selected twice. */
const isUnchanged = ({ lines, columns }: ComparedSheet): boolean =>
  columns.last.length === columns.now.length &&
  lines.every(({ last, now }) =>
    last.every((amount, at) => {
      const [before, after] = [valueOf(amount), valueOf(now[at] ?? 'empty')];
      return before === null || after === null ? amount === now[at] : isSameAmount(before, after);
    }),
  );
