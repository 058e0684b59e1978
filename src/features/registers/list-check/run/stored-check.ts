import { defineStoredList } from '#shared/storage/stored-list.ts';
import { checkReducer, type CheckState, NO_CHECK } from './check-machine.ts';
import { type CheckRow, COLUMNS, type StoredCheck, storedCheckSchema, WAITING } from './list-check.ts';

/** The list being checked: one on this computer, in the tab only where the computer is shared. */
export const storedCheck = defineStoredList('list-check', storedCheckSchema, { idOf: () => 'only', limit: 1 });

/** The check as it is stored, so that a reload goes on where it stopped; null without one. */
export function toStored(state: CheckState): StoredCheck | null {
  if (state.step === 'none') return null;
  // One that waits for the connection goes on after a reload.
  const step: StoredCheck['step'] = state.step === 'paused' && state.why === 'offline' ? 'running' : state.step;
  const until = state.step === 'held' ? state.until : 0;
  return { ...state.check, step, until, rows: state.check.rows.map(toStoredRow) } as StoredCheck;
}

/** The check that was stored, in its step; one that has nothing left to request is finished. */
export function fromStored({ step, until, ...check }: StoredCheck): CheckState {
  if (step === 'paused') return { step, check, why: 'person' };
  if (step === 'held') return { step, check, until };
  if (step === 'running') return checkReducer(NO_CHECK, { type: 'started', check });
  return { step: step === 'cancelled' ? step : 'finished', check };
}

/** What is pending now is requested again. */
function toStoredRow(row: CheckRow): CheckRow {
  const pending = COLUMNS.filter((column) => row[column].state === 'pending');
  return pending.length === 0 ? row : { ...row, ...Object.fromEntries(pending.map((column) => [column, WAITING])) };
}
