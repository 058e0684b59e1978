import * as z from 'zod/mini';
import { isoDate } from '#shared/format/date.ts';
import { collate, fold } from '#shared/format/fold.ts';
import { UNREADABLE } from '#shared/format/number.ts';
import { urlFilter } from '#shared/routing/url-filter.ts';
import { urlChoice, urlFlag } from '#shared/routing/url-schema.ts';
import { entityOf } from '../run/cells.ts';
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

type Sortable = string | number | null;

const figure = (value: number | typeof UNREADABLE | null): number | null => (value === UNREADABLE ? null : value);

/** The value that a row is sorted by; null, which is always last, when it has none. */
function sortValue(row: CheckRow, key: SortKey): Sortable {
  const { account, proceedings, report, redPortal } = row;
  switch (key) {
    case 'name':
      return entityOf(row)?.name ?? (row.given || null);
    case 'place':
      return entityOf(row)?.place || null;
    case 'account':
      return account.state === 'known' ? account.value.name || null : null;
    case 'proceedings':
      return proceedings.state === 'known' ? isoDate(proceedings.value.latest) || null : null;
    case 'report':
      return report.state === 'known' ? report.value.year : null;
    case 'result':
      return report.state === 'known' ? figure(report.value.result) : null;
    case 'employees':
      return report.state === 'known' ? figure(report.value.employees) : null;
    case 'redPortal':
      return redPortal.state === 'known' ? redPortal.value.status : null;
    default:
      return row.line;
  }
}

function compare(one: Sortable, other: Sortable): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collate(String(one), String(other));
}

/** The rows to show, in order. `textOf` is everything that a row shows. Equal rows stay in the order of the list. */
export function shownRows(rows: readonly CheckRow[], view: View, textOf: (row: CheckRow) => string): CheckRow[] {
  const words = fold(view.text).split(/\s+/).filter(Boolean);
  const isShown = (row: CheckRow) => {
    if (view.todo && todoOf(row) === null) return false;
    if (words.length === 0) return true;
    const text = fold(textOf(row));
    return words.every((word) => text.includes(word));
  };
  const shown = rows.filter(isShown);
  if (view.sort === 'line' && !view.down) return shown;
  const sign = view.down ? -1 : 1;
  return shown
    .map((row) => ({ row, value: sortValue(row, view.sort) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}
