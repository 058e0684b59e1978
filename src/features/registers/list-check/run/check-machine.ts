import { isJib } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Wanted } from '../list/list-row.ts';
import { isRequestable, isUnfinished, newCells, type Question, questionOf } from './cells.ts';
import {
  type CellValue,
  type Check,
  type CheckedEntity,
  type CheckRow,
  type CheckColumn,
  COLUMNS,
  type FailureReason,
  OFF,
  PENDING,
  type StoredCheck,
  WAITING,
} from './list-check.ts';

/** The flow of a check (architecture, flow). `held`: the agency asked to wait until `until` (milliseconds since 1970). */
export type CheckState =
  | { step: 'none' }
  | { step: 'running'; check: Check }
  | { step: 'held'; check: Check; until: number }
  | { step: 'paused'; check: Check; why: 'person' | 'offline' }
  | { step: 'cancelled'; check: Check }
  | { step: 'finished'; check: Check };

/** A check that was started. */
export type OpenCheck = Exclude<CheckState, { step: 'none' }>;

export type CheckEvent =
  | { type: 'started'; check: Check }
  | { type: 'requested'; question: Question }
  | { type: 'answered'; question: Question; value: CellValue; at: string }
  | { type: 'failed'; question: Question; reason: FailureReason }
  /** A request failed because the connection is lost; it will be made again. */
  | { type: 'offline'; question: Question }
  | { type: 'held'; until: number }
  | { type: 'released' }
  | { type: 'paused' }
  | { type: 'continued' }
  | { type: 'online' }
  | { type: 'cancelled' }
  /** Requests failed cells again: one, with the entity of its row, or all. */
  | { type: 'retried'; id?: number; column?: CheckColumn }
  | { type: 'selected'; id: number; entity: CheckedEntity }
  | { type: 'corrected'; id: number; wanted: Wanted }
  | { type: 'removed'; id: number }
  /** Requests everything again, in the language of the page. */
  | { type: 'renewed'; lang: Lang; at: string }
  | { type: 'closed' };

export const NO_CHECK: CheckState = { step: 'none' };

/**
 * The reducer of a check. What is known stays in every step; an event that does not belong to the step, and an answer to a question
 * that its row does not ask any more, change nothing. A check without anything left to request is finished.
 */
export function checkReducer(state: CheckState, event: CheckEvent): CheckState {
  if (event.type === 'started') return state.step === 'none' ? settled({ step: 'running', check: event.check }) : state;
  if (state.step === 'none') return state;
  const next = openReducer(state, event);
  return next === state || next.step === 'none' ? next : settled(next);
}

function openReducer(state: OpenCheck, event: Exclude<CheckEvent, { type: 'started' }>): CheckState {
  const { check } = state;
  const isActive = isRunning(state);
  switch (event.type) {
    case 'requested':
      return isActive ? withCell(state, event.question, PENDING) : state;
    case 'answered':
      return withCell(state, event.question, { state: 'known', value: event.value, at: event.at } as AnyCell);
    case 'failed':
      return withCell(state, event.question, { state: 'failed', reason: event.reason });
    case 'offline': {
      const next = withCell(state, event.question, WAITING);
      return next === state || !isActive ? next : { step: 'paused', check: next.check, why: 'offline' };
    }
    case 'held': {
      const until = Math.max(event.until, state.step === 'held' ? state.until : 0);
      return !isActive || (state.step === 'held' && until === state.until) ? state : { step: 'held', check, until };
    }
    case 'released':
      return state.step === 'held' ? { step: 'running', check } : state;
    case 'paused':
      if (!isActive) return state;
      // What waits because the agency asked to would be requested again by itself.
      return { step: 'paused', check: state.step === 'held' ? waitingAgain(check) : check, why: 'person' };
    case 'continued':
      return state.step === 'paused' ? { step: 'running', check } : state;
    case 'online':
      return state.step === 'paused' && state.why === 'offline' ? { step: 'running', check } : state;
    case 'cancelled':
      if (!isActive && state.step !== 'paused') return state;
      return { step: 'cancelled', check: eachRow(check, cancelled) };
    case 'retried': {
      // With a cell also the entity that failed: it may wait for it.
      const isMeant: IsMeant = (now, column) =>
        now === 'failed' && (column === 'entity' || (event.column ?? column) === column);
      return resumed(
        state,
        eachRow(check, (row) => cleared(withCells(row, WAITING, isMeant)), event.id),
      );
    }
    case 'selected': {
      const selected = (row: CheckRow) => withEntity(row, event.entity, check.columns);
      return resumed(state, eachRow(check, selected, event.id));
    }
    case 'corrected': {
      const corrected = (row: CheckRow) => withWanted({ ...row, wanted: event.wanted }, check.columns);
      return resumed(state, eachRow(check, corrected, event.id));
    }
    case 'removed':
      return { ...state, check: { ...check, rows: check.rows.filter(({ id }) => id !== event.id) } };
    case 'renewed': {
      if (isActive) return state;
      const rows = check.rows.map((row) => withWanted(row, check.columns));
      return { step: 'running', check: { ...check, rows, lang: event.lang, startedAt: event.at } };
    }
    case 'closed':
      return isActive ? state : NO_CHECK;
    default:
      return state;
  }
}

/** Whether a check requests cells, now or after the wait that the agency asked for. */
export const isRunning = ({ step }: CheckState): boolean => step === 'running' || step === 'held';

type AnyCell = CheckRow[CheckColumn];

/** A check without anything left to request is finished; a cancelled one stays so. */
function settled(state: OpenCheck): CheckState {
  const isOver = state.step === 'finished' || state.step === 'cancelled';
  return isOver || isUnfinished(state.check) ? state : { step: 'finished', check: state.check };
}

/** A finished or cancelled check goes on with what has become waiting; a paused one stays paused. */
function resumed(state: OpenCheck, check: Check): CheckState {
  const isOver = state.step === 'finished' || state.step === 'cancelled';
  if (!isOver) return { ...state, check };
  return isUnfinished(check) ? { step: 'running', check } : { ...state, check };
}

/** The check with each row, or only that with the id, changed. */
const eachRow = (check: Check, next: (row: CheckRow) => CheckRow, id?: number): Check => ({
  ...check,
  rows: check.rows.map((row) => ((id ?? row.id) === row.id ? next(row) : row)),
});

type IsMeant = (now: AnyCell['state'], column: CheckColumn) => boolean;

/** The row with this cell in place of those that are meant. */
function withCells(row: CheckRow, cell: AnyCell, isMeant: IsMeant): CheckRow {
  const columns = COLUMNS.filter((column) => isMeant(row[column].state, column));
  return columns.length === 0 ? row : { ...row, ...Object.fromEntries(columns.map((column) => [column, cell])) };
}

const cancelled = (row: CheckRow): CheckRow =>
  withCells(row, { state: 'failed', reason: 'cancelled' }, (now) => now === 'waiting' || now === 'pending');

/** The check in which what is pending waits to be requested again. */
const waitingAgain = (check: Check): Check =>
  eachRow(check, (row) => withCells(row, WAITING, (now) => now === 'pending'));

/** The state with another cell, if its row still asks the question and the cell has no answer yet. */
function withCell(state: OpenCheck, { id, column, key }: Question, cell: AnyCell): OpenCheck {
  const row = state.check.rows.find((each) => each.id === id);
  const now = row?.[column].state;
  const isUnanswered = now === 'waiting' || (now === 'pending' && cell.state !== 'pending');
  if (!row || !isUnanswered || questionOf(state.check, row, column).key !== key) return state;
  return { ...state, check: eachRow(state.check, () => cleared({ ...row, [column]: cell }), id) };
}

/** Without an entity there is no report; without a jib there is nothing that is requested by jib. */
function cleared(row: CheckRow): CheckRow {
  if (row.entity.state !== 'known' || row.entity.value.kind === 'several') return row;
  return withCells(row, OFF, (now, column) => now === 'waiting' && !isRequestable(row, column));
}

const withWanted = (row: CheckRow, columns: readonly CheckColumn[]): CheckRow => ({
  ...row,
  ...newCells(row, columns),
});

/** The row with a selected candidate: the register's answer is known already, and everything else is requested. */
function withEntity(row: CheckRow, entity: CheckedEntity, columns: readonly CheckColumn[]): CheckRow {
  if (row.entity.state !== 'known') return row;
  const known = { state: 'known', value: { kind: 'one', entity }, at: row.entity.at } as const;
  // With its jib the choice stays when everything is requested again.
  const isChosen = row.wanted.kind === 'name' && isJib(entity.jib);
  const wanted = isChosen ? { ...row.wanted, jib: entity.jib } : row.wanted;
  return cleared({ ...withWanted({ ...row, wanted }, columns), entity: known });
}

/** The check as it is stored, so that a reload goes on where it stopped; null without one. */
export function toStored(state: CheckState): StoredCheck | null {
  if (state.step === 'none') return null;
  // One that waits for the connection goes on after a reload.
  const step: StoredCheck['step'] = state.step === 'paused' && state.why === 'offline' ? 'running' : state.step;
  const until = state.step === 'held' ? state.until : 0;
  return { ...waitingAgain(state.check), step, until } as StoredCheck;
}

/** The check that was stored, in its step; one that has nothing left to request is finished. */
export function fromStored({ step, until, ...check }: StoredCheck): CheckState {
  if (step === 'paused') return { step, check, why: 'person' };
  if (step === 'held') return { step, check, until };
  if (step === 'running') return checkReducer(NO_CHECK, { type: 'started', check });
  return { step: step === 'cancelled' ? step : 'finished', check };
}
