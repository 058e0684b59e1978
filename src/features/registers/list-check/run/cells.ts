import { isJib } from '#shared/format/jib.ts';
import type { ListRow } from '../list/list-row.ts';
import {
  type Check,
  type CheckedEntity,
  type CheckRow,
  type CheckColumn,
  COLUMNS,
  OFF,
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
  const cell = (column: CheckColumn) => (isRequested(column) ? WAITING : OFF);
  return {
    entity: cell('entity'),
    account: cell('account'),
    proceedings: cell('proceedings'),
    report: cell('report'),
    redPortal: cell('redPortal'),
  };
}

/** The entity of a row; null while it is unknown, not there or not selected. */
export function entityOf({ entity }: Pick<CheckRow, 'entity'>): CheckedEntity | null {
  return entity.state === 'known' && entity.value.kind === 'one' ? entity.value.entity : null;
}

/** The jib of a row: that of the list, else that of its entity; null while there is none. */
export function jibOf(row: Pick<CheckRow, 'entity' | 'wanted'>): string | null {
  if (row.wanted.kind === 'jib') return row.wanted.jib;
  const jib = entityOf(row)?.jib ?? '';
  return isJib(jib) ? jib : null;
}

/** Whether a waiting cell can be requested now: a report needs the entity, the rest a jib. */
function isReady(row: CheckRow, column: CheckColumn): boolean {
  if (row[column].state !== 'waiting') return false;
  if (column === 'entity') return true;
  return column === 'report' ? entityOf(row) !== null : jibOf(row) !== null;
}

/** The next cell to request, row by row; null when none is ready. */
export function nextCell({ rows }: Pick<Check, 'rows'>): { row: CheckRow; column: CheckColumn } | null {
  for (const row of rows) {
    const column = COLUMNS.find((each) => isReady(row, each));
    if (column) return { row, column };
  }
  return null;
}

/** Whether anything is pending or can still be requested. */
export function isUnfinished({ rows }: Pick<Check, 'rows'>): boolean {
  return rows.some((row) => COLUMNS.some((column) => row[column].state === 'pending' || isReady(row, column)));
}

/** The numbers of cells that are known or failed, of those that failed, and of all that were requested and can be. */
export function checkProgress({ rows }: Pick<Check, 'rows'>) {
  const counts = { done: 0, failed: 0, total: 0 };
  for (const row of rows)
    for (const column of COLUMNS) {
      const { state } = row[column];
      // What waits for a choice or for an entity that failed is not part of this run.
      const isBlocked =
        state === 'waiting' &&
        !isReady(row, column) &&
        row.entity.state !== 'waiting' &&
        row.entity.state !== 'pending';
      if (state === 'off' || isBlocked) continue;
      counts.total++;
      if (state === 'known' || state === 'failed') counts.done++;
      if (state === 'failed') counts.failed++;
    }
  return counts;
}
