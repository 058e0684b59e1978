import type { Lang } from '#shared/i18n/languages.ts';
import type { Wanted } from '../list/list-row.ts';
import { entityOf, isUnfinished, jibOf, newCells, type Question, questionOf } from './cells.ts';
import {
  type Check,
  type CheckedEntity,
  type CheckRow,
  type CheckColumn,
  COLUMNS,
  type FailureReason,
  OFF,
  PENDING,
  type Values,
  WAITING,
} from './list-check.ts';

/** Why a check is paused: the person did it, or the connection is lost. */
type PauseReason = 'person' | 'offline';

/** The flow of a check (architecture, flow). `held`: the agency asked to wait until `until` (milliseconds since 1970). */
export type CheckState =
  | { step: 'none' }
  | { step: 'running'; check: Check }
  | { step: 'held'; check: Check; until: number }
  | { step: 'paused'; check: Check; why: PauseReason }
  | { step: 'cancelled'; check: Check }
  | { step: 'finished'; check: Check };

/** A check that was started. */
export type OpenCheck = Exclude<CheckState, { step: 'none' }>;

/** A value for its column. */
export type CellAnswer = { [Name in CheckColumn]: { column: Name; value: Values[Name] } }[CheckColumn];

export type CheckEvent =
  | { type: 'started'; check: Check }
  /** What was asked is being requested now. */
  | { type: 'requested'; question: Question }
  | { type: 'answered'; question: Question; answer: CellAnswer; at: string }
  | { type: 'failed'; question: Question; reason: FailureReason }
  /** A request failed because the connection is lost; it will be made again. */
  | { type: 'offline'; question: Question }
  /** The agency asks to wait. */
  | { type: 'held'; until: number }
  | { type: 'released' }
  | { type: 'paused' }
  | { type: 'continued' }
  /** The connection is back. */
  | { type: 'online' }
  | { type: 'cancelled' }
  /** Requests failed cells again: one, or all. */
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
    case 'answered': {
      const { question, answer, at } = event;
      return withCell(state, question, { state: 'known', value: answer.value, at } as AnyCell);
    }
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
      return { step: 'paused', check: state.step === 'held' ? eachCell(check, waitingCell) : check, why: 'person' };
    case 'continued':
      return state.step === 'paused' ? { step: 'running', check } : state;
    case 'online':
      return state.step === 'paused' && state.why === 'offline' ? { step: 'running', check } : state;
    case 'cancelled':
      return isActive || state.step === 'paused' ? { step: 'cancelled', check: eachCell(check, cancelledCell) } : state;
    case 'retried':
      return resumed(state, eachCell(check, retriedCell(event)));
    case 'selected':
      return resumed(
        state,
        eachRow(check, event.id, (row) => withEntity(row, event.entity, check.columns)),
      );
    case 'corrected':
      return resumed(
        state,
        eachRow(check, event.id, (row) => withWanted({ ...row, wanted: event.wanted }, check.columns)),
      );
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

const eachRow = (check: Check, id: number, next: (row: CheckRow) => CheckRow): Check => ({
  ...check,
  rows: check.rows.map((row) => (row.id === id ? next(row) : row)),
});

/** The state with another cell, if its row still asks the question and the cell has no answer yet. */
function withCell(state: OpenCheck, { id, column, key }: Question, cell: AnyCell): OpenCheck {
  const row = state.check.rows.find((each) => each.id === id);
  const now = row?.[column].state;
  const isOpen = now === 'waiting' || (now === 'pending' && cell.state !== 'pending');
  if (!row || !isOpen || questionOf(state.check, row, column).key !== key) return state;
  return { ...state, check: eachRow(state.check, id, () => cleared({ ...row, [column]: cell })) };
}

/** Without an entity there is no report; without a jib there is nothing that is requested by jib. */
function cleared(row: CheckRow): CheckRow {
  if (row.entity.state !== 'known' || row.entity.value.kind === 'several') return row;
  const impossible = COLUMNS.filter((column) =>
    column === 'entity' ? false : column === 'report' ? entityOf(row) === null : jibOf(row) === null,
  );
  const isWaiting = (column: CheckColumn) => row[column].state === 'waiting';
  return { ...row, ...Object.fromEntries(impossible.filter(isWaiting).map((column) => [column, OFF])) };
}

const withWanted = (row: CheckRow, columns: readonly CheckColumn[]): CheckRow => ({
  ...row,
  ...newCells(row, columns),
});

/** The row with a selected candidate: the register's answer is known already, and everything else is requested. */
function withEntity(row: CheckRow, entity: CheckedEntity, columns: readonly CheckColumn[]): CheckRow {
  if (row.entity.state !== 'known') return row;
  const known = { state: 'known', value: { kind: 'one', entity }, at: row.entity.at } as const;
  return cleared({ ...withWanted(row, columns), entity: known });
}

function eachCell(check: Check, next: (cell: AnyCell, row: CheckRow, column: CheckColumn) => AnyCell): Check {
  const changed = (row: CheckRow): CheckRow => {
    const cells = COLUMNS.map((column) => [column, next(row[column], row, column)] as const);
    return cells.every(([column, cell]) => cell === row[column]) ? row : { ...row, ...Object.fromEntries(cells) };
  };
  return { ...check, rows: check.rows.map(changed) };
}

const waitingCell = (cell: AnyCell): AnyCell => (cell.state === 'pending' ? WAITING : cell);

const cancelledCell = (cell: AnyCell): AnyCell =>
  cell.state === 'waiting' || cell.state === 'pending' ? { state: 'failed', reason: 'cancelled' } : cell;

const retriedCell =
  ({ id, column }: { id?: number; column?: CheckColumn }) =>
  (cell: AnyCell, row: CheckRow, at: CheckColumn): AnyCell =>
    cell.state === 'failed' && (id === undefined || row.id === id) && (column === undefined || column === at)
      ? WAITING
      : cell;
