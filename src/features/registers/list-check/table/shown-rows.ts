import * as z from 'zod/mini';
import { isoDate } from '#shared/format/date.ts';
import { hasWords } from '#shared/format/has-words.ts';
import type { Figure } from '#shared/format/number.ts';
import { urlFilter } from '#shared/routing/url-filter.ts';
import { urlChoice, urlFlag } from '#shared/routing/url-schema.ts';
import type { SortValues } from '#shared/ui/use-sorted-rows.ts';
import { entityOf, placeOf } from '../run/cells.ts';
import type { CheckRow } from '../run/list-check.ts';

/** What rows can be sorted by; 'line' is the order of the list. */
const SORT_KEYS = [
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

/** What the page shows of a check, in its address. */
export const viewUrl = z.object({
  /** Text in any cell. */
  text: urlFilter(),
  /** Only rows with something to do. */
  todo: urlFlag(),
  sort: urlChoice(SORT_KEYS),
  /** Whether the order is descending. */
  down: urlFlag(),
});
export type View = z.output<typeof viewUrl>;

/** What a person has to do for a row: correct a number, select one of several, or look again at one that was not found. */
export type Todo = 'correct' | 'select' | 'notFound';

/** What has to be done for a row; null when nothing has. */
export function todoOf(row: CheckRow): Todo | null {
  if (row.wanted.kind === 'unclear') return 'correct';
  if (row.entity.state === 'known' && row.entity.value.kind === 'several') return 'select';
  if (row.entity.state === 'known' && row.entity.value.kind === 'none') return 'notFound';
  return null;
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

const figure = (value: Figure): number | undefined => (typeof value === 'number' ? value : undefined);

/** What rows are sorted by in each order; `undefined`, which is always last, when a row has none. */
export const LIST_ORDERS: SortValues<CheckRow, SortKey> = {
  line: ({ line }) => line,
  name: (row) => entityOf(row)?.name ?? (row.given || undefined),
  place: (row) => {
    const entity = entityOf(row);
    return (entity && placeOf(entity)) || undefined;
  },
  account: ({ account }) => (account.state === 'known' ? account.value.name || undefined : undefined),
  proceedings: ({ proceedings }) =>
    proceedings.state === 'known' ? isoDate(proceedings.value.latest) || undefined : undefined,
  report: ({ report }) => (report.state === 'known' ? (report.value.year ?? undefined) : undefined),
  result: ({ report }) => (report.state === 'known' ? figure(report.value.result) : undefined),
  employees: ({ report }) => (report.state === 'known' ? figure(report.value.employees) : undefined),
  redPortal: ({ redPortal }) => (redPortal.state === 'known' ? (redPortal.value.status ?? undefined) : undefined),
};

/** The rows with the text of the filter, or only those with something to do. `textOf` is everything that a row shows. */
export function shownRows(
  rows: readonly CheckRow[],
  { text, todo }: Pick<View, 'text' | 'todo'>,
  textOf: (row: CheckRow) => string,
): readonly CheckRow[] {
  const matches = hasWords(text, textOf);
  return rows.filter((row) => (!todo || todoOf(row) !== null) && matches(row));
}
