import { defineStoredList } from '#shared/storage/stored-list.ts';
import type { CheckState } from './check-machine.ts';
import { type CheckRow, COLUMNS, type StoredCheck, storedCheckSchema, WAITING } from './list-check.ts';

/** The list being checked: one on this computer, in the tab only where the computer is shared. */
export const storedCheck = defineStoredList('list-check', storedCheckSchema, { idOf: () => 'only', limit: 1 });

/** The check as it is stored, so that a reload goes on where it stopped; null without one. */
export function toStored(state: CheckState): StoredCheck | null {
  if (state.step === 'none') return null;
  const isRunning =
    state.step === 'running' || state.step === 'held' || (state.step === 'paused' && state.why === 'offline');
  return { ...state.check, isRunning, rows: state.check.rows.map(toStoredRow) } as StoredCheck;
}

/** What is pending now is requested again. */
function toStoredRow(row: CheckRow): CheckRow {
  const pending = COLUMNS.filter((column) => row[column].state === 'pending');
  return pending.length === 0 ? row : { ...row, ...Object.fromEntries(pending.map((column) => [column, WAITING])) };
}
