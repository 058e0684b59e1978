import { cantonName } from '#domain/reference/cantons.ts';
import { LEGAL_ENTITY_STATUS } from '#shared/config/settings.ts';
import { isJib } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ListRow } from '../list/list-row.ts';
import {
  type CellState,
  type Check,
  type CheckedEntity,
  type CheckRow,
  type CheckColumn,
  COLUMNS,
  OFF,
  type Values,
  WAITING,
} from './list-check.ts';

/** Most calls that one cell needs: a report needs the profile as well (R6), the red portal one for each of three statuses. */
const CALLS: Readonly<Record<CheckColumn, number>> = { entity: 1, account: 1, proceedings: 1, report: 2, redPortal: 3 };

/** The columns that need the register's answer of a row first. */
function needsEntity({ wanted }: Pick<ListRow, 'wanted'>, columns: readonly CheckColumn[]): boolean {
  return columns.includes('entity') || columns.includes('report') || wanted.kind === 'name';
}

/** Most calls that a check of these rows makes (R7). */
export function callsOf(rows: readonly ListRow[], columns: readonly CheckColumn[]): number {
  const further = columns.filter((column) => column !== 'entity').reduce((sum, column) => sum + CALLS[column], 0);
  return rows
    .filter(({ wanted }) => wanted.kind !== 'unclear')
    .reduce((sum, row) => sum + further + (needsEntity(row, columns) ? CALLS.entity : 0), 0);
}

/** The cells of a row that nothing is known of yet. */
export function newCells(row: ListRow, columns: readonly CheckColumn[]): Pick<CheckRow, CheckColumn> {
  const isRequested = (column: CheckColumn) =>
    row.wanted.kind !== 'unclear' && (column === 'entity' ? needsEntity(row, columns) : columns.includes(column));
  const cells = COLUMNS.map((column) => [column, isRequested(column) ? WAITING : OFF]);
  return Object.fromEntries(cells) as Pick<CheckRow, CheckColumn>;
}

/** The value of a cell; null while it is not known. */
export function valueIn<Name extends CheckColumn>(row: Pick<CheckRow, Name>, column: Name): Values[Name] | null {
  const cell = row[column] as CellState<Values[Name]>;
  return cell.state === 'known' ? cell.value : null;
}

/** The entity of a row; null while it is unknown, not there or not selected. */
export function entityOf(row: Pick<CheckRow, 'entity'>): CheckedEntity | null {
  const found = valueIn(row, 'entity');
  return found?.kind === 'one' ? found.entity : null;
}

/** Municipality and canton in one line; the canton by the portal's name for it (readings, P3). */
export const placeOf = ({ municipality, county }: CheckedEntity, lang: Lang): string =>
  [municipality, cantonName(county, lang)].filter(Boolean).join(', ');

/** Code and name of the activity in one line. */
export const activityOf = ({ activityCode, activityName }: CheckedEntity): string =>
  [activityCode, activityName].filter(Boolean).join(' ');

/** The year of a status of the red portal; null for status 3, which is of no year (R4.1), and where an entity is not listed. */
export const redPortalYear = (status: Values['redPortal']['status'], { year }: Pick<Check, 'year'>): number | null =>
  status === null || status === LEGAL_ENTITY_STATUS.notInAccountsRegister ? null : year;

/** The jib of a row: that of the list, else that of its entity; null while there is none. */
export function jibOf(row: Pick<CheckRow, 'entity' | 'wanted'>): string | null {
  if (row.wanted.kind === 'jib') return row.wanted.jib;
  const jib = entityOf(row)?.jib ?? '';
  return isJib(jib) ? jib : null;
}

/** What a row is called: the entity, else what the list says, else its number. */
export function rowTitle(row: CheckRow): string {
  const { given, wanted } = row;
  return entityOf(row)?.name ?? (given || (wanted.kind === 'unclear' ? wanted.number : (jibOf(row) ?? '')));
}

/** Whether a waiting cell can be requested now: a report needs the entity, the rest a jib. */
export function isRequestable(row: CheckRow, column: CheckColumn): boolean {
  if (row[column].state !== 'waiting') return false;
  if (column === 'entity') return true;
  return column === 'report' ? entityOf(row) !== null : jibOf(row) !== null;
}

/** What a cell asks: a row that is corrected, another entity, or another language is another question. */
export type Question = { id: number; column: CheckColumn; key: string };

/** The question of a cell: which row and column, of which check, and exactly what is sent for it. */
export function questionOf({ startedAt, lang }: Check, row: CheckRow, column: CheckColumn): Question {
  const { id, wanted } = row;
  const name = wanted.kind === 'name' ? wanted.name : '';
  const sent =
    column === 'entity' ? `${jibOf(row) ?? ''} ${name}` : column === 'report' ? entityOf(row)?.id : jibOf(row);
  return { id, column, key: [startedAt, lang, id, column, sent].join(' ') };
}

/** The cells that are being requested, and the next ones that can be, row by row, at most `next`. */
export function openCells({ rows }: Pick<Check, 'rows'>, next: number): { row: CheckRow; column: CheckColumn }[] {
  const open: { row: CheckRow; column: CheckColumn }[] = [];
  let left = next;
  for (const row of rows)
    for (const column of COLUMNS) {
      if (row[column].state === 'pending' || (left > 0 && isRequestable(row, column))) open.push({ row, column });
      if (isRequestable(row, column)) left--;
    }
  return open;
}

/** Whether anything is pending or can still be requested. */
export function isUnfinished({ rows }: Pick<Check, 'rows'>): boolean {
  return rows.some((row) => COLUMNS.some((column) => row[column].state === 'pending' || isRequestable(row, column)));
}

/** The number of data that a check of these rows asks for, the same before, during and after it. */
export const itemsOf = (rows: readonly ListRow[], columns: readonly CheckColumn[]): number =>
  rows.reduce((sum, row) => {
    const cells = newCells(row, columns);
    return sum + COLUMNS.filter((column) => cells[column].state !== 'off').length;
  }, 0);

/**
 * The numbers of data that a check asks for, that it is done with, and that failed. It is done with what cannot be asked, too:
 * what waits for a choice, and what an entity that was not found does not have. What waits for an entity that failed has failed.
 */
export function checkProgress({ rows, columns }: Pick<Check, 'rows' | 'columns'>) {
  const total = itemsOf(rows, columns);
  let [open, failed] = [0, 0];
  for (const row of rows)
    for (const column of COLUMNS) {
      const { state } = row[column];
      const mayFollow = row.entity.state === 'waiting' || row.entity.state === 'pending';
      if (state === 'pending' || (state === 'waiting' && (mayFollow || isRequestable(row, column)))) open++;
      const waitsInVain = state === 'waiting' && row.entity.state === 'failed' && !isRequestable(row, column);
      if (state === 'failed' || waitsInVain) failed++;
    }
  return { done: total - open, failed, total };
}
