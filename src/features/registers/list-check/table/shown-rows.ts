import * as z from 'zod/mini';
import { isoDate } from '#shared/format/date.ts';
import { hasWords } from '#shared/format/has-words.ts';
import type { Figure } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { urlFilter } from '#shared/routing/url-filter.ts';
import { urlChoice, urlFlag } from '#shared/routing/url-schema.ts';
import type { SortValues } from '#shared/ui/use-sorted-rows.ts';
import { entityOf, placeOf, valueIn } from '../run/cells.ts';
import type { CheckColumn, CheckRow } from '../run/list-check.ts';

/** What rows can be sorted by: 'line', the order of the list, and the columns of the table in their order. */
export const SORT_KEYS = [
  'line',
  'name',
  'place',
  'account',
  'proceedings',
  'report',
  'result',
  'employees',
  'redPortal',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The column of the check that a column of the table belongs to; the others are in every table. */
const COLUMN_OF: Partial<Record<SortKey, CheckColumn>> = {
  place: 'entity',
  account: 'account',
  proceedings: 'proceedings',
  report: 'report',
  result: 'report',
  employees: 'report',
  redPortal: 'redPortal',
};

/** Whether the table of a check has a column. */
export function hasColumn(key: SortKey, checked: readonly CheckColumn[]): boolean {
  const column = COLUMN_OF[key];
  return column === undefined || checked.includes(column);
}

/** What the page shows of a check, in its address. */
export const viewUrl = z.object({
  /** Text in any cell. */
  text: urlFilter(),
  todo: urlFlag(),
  sort: urlChoice(SORT_KEYS),
  down: urlFlag(),
});
export type View = z.output<typeof viewUrl>;

/** What a person has to do for a row: correct what was not found or is no number, or select one of several; null for nothing. */
export function todoOf(row: CheckRow): 'correct' | 'select' | null {
  const found = valueIn(row, 'entity')?.kind;
  if (found === 'several') return 'select';
  return row.wanted.kind === 'unclear' || found === 'none' ? 'correct' : null;
}

/** The first row with the same entity, by row id, for rows that a number and a name, or two names, lead to. */
export function sameEntities(rows: readonly CheckRow[]): ReadonlyMap<number, CheckRow> {
  const firsts = new Map<number, CheckRow>();
  const same = new Map<number, CheckRow>();
  for (const row of rows) {
    const id = entityOf(row)?.id;
    if (id === undefined) continue;
    const first = firsts.get(id);
    if (first) same.set(row.id, first);
    else firsts.set(id, row);
  }
  return same;
}

const figure = (value: Figure | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** What rows are sorted by in each order; `undefined`, which is always last, when a row has none. */
export const listOrders = (lang: Lang): SortValues<CheckRow, SortKey> => ({
  line: ({ line }) => line,
  name: (row) => entityOf(row)?.name ?? (row.given || undefined),
  place: (row) => {
    const entity = entityOf(row);
    return (entity && placeOf(entity, lang)) || undefined;
  },
  account: (row) => valueIn(row, 'account')?.name || undefined,
  proceedings: (row) => isoDate(valueIn(row, 'proceedings')?.latest ?? '') || undefined,
  report: (row) => valueIn(row, 'report')?.year ?? undefined,
  result: (row) => figure(valueIn(row, 'report')?.result),
  employees: (row) => figure(valueIn(row, 'report')?.employees),
  redPortal: (row) => valueIn(row, 'redPortal')?.status ?? undefined,
});

/** The rows with the text of the filter, or only those with something to do. `textOf` is everything that a row shows. */
export function shownRows(
  rows: readonly CheckRow[],
  { text, todo }: Pick<View, 'text' | 'todo'>,
  textOf: (row: CheckRow) => string,
): readonly CheckRow[] {
  const matches = hasWords(text, textOf);
  return rows.filter((row) => (!todo || todoOf(row) !== null) && matches(row));
}
