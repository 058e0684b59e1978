import type { Lang } from '#shared/i18n/languages.ts';
import type { Wanted } from '../list/list-row.ts';
import { isUnfinished, jibOf, newCells } from './cells.ts';
import {
  type Check,
  type CheckedEntity,
  type CheckRow,
  type CheckColumn,
  COLUMNS,
  type FailureReason,
  OFF,
  type Values,
  WAITING,
} from './list-check.ts';

/** Why a check is paused: the person did it, the connection is lost, or it runs in another tab. */
type PauseReason = 'person' | 'offline' | 'elsewhere';

/** The flow of a check (architecture, flow). `held`: the agency asked to wait until `until` (milliseconds since 1970). */
export type CheckState =
  | { step: 'none' }
  | { step: 'running'; check: Check }
  | { step: 'held'; check: Check; until: number }
  | { step: 'paused'; check: Check; why: PauseReason }
  | { step: 'cancelled'; check: Check }
  | { step: 'finished'; check: Check };

/** A value for its column. */
export type CellAnswer = { [Name in CheckColumn]: { column: Name; value: Values[Name] } }[CheckColumn];

export type CheckEvent =
  | { type: 'started'; check: Check }
  /** A stored check is opened again; one that was running goes on. */
  | { type: 'restored'; check: Check; isRunning: boolean }
  | { type: 'requested'; id: number; column: CheckColumn }
  | { type: 'answered'; id: number; answer: CellAnswer; at: string }
  | { type: 'failed'; id: number; column: CheckColumn; reason: FailureReason }
  /** The agency asks to wait; the cell will be requested again. */
  | { type: 'held'; id: number; column: CheckColumn; until: number }
  | { type: 'released' }
  | { type: 'paused'; why: PauseReason }
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

/** The reducer of a check. What is known stays in every step; an event that does not belong to the step changes nothing. */
export function checkReducer(state: CheckState, event: CheckEvent): CheckState {
  if (event.type === 'started') return state.step === 'none' ? settled({ step: 'running', check: event.check }) : state;
  if (event.type === 'restored') return state.step === 'none' ? restored(event) : state;
  if (state.step === 'none') return state;
  const isActive = state.step === 'running' || state.step === 'held';
  switch (event.type) {
    case 'requested':
      return state.step === 'running' ? withCell(state, event.id, event.column, { state: 'pending' }) : state;
    case 'answered':
      return isPending(state, event.id, event.answer.column) ? settled(answered(state, event)) : state;
    case 'failed':
      return isPending(state, event.id, event.column)
        ? settled(withCell(state, event.id, event.column, { state: 'failed', reason: event.reason }))
        : state;
    case 'held': {
      if (!isPending(state, event.id, event.column)) return state;
      const { check } = withCell(state, event.id, event.column, WAITING);
      if (!isActive) return { ...state, check };
      return { step: 'held', check, until: Math.max(event.until, state.step === 'held' ? state.until : 0) };
    }
    case 'released':
      return state.step === 'held' ? { step: 'running', check: state.check } : state;
    case 'paused':
      return isActive ? { step: 'paused', check: state.check, why: event.why } : state;
    case 'continued':
      return state.step === 'paused' ? settled({ step: 'running', check: state.check }) : state;
    case 'online':
      return state.step === 'paused' && state.why === 'offline' ? { step: 'running', check: state.check } : state;
    case 'cancelled':
      return isActive || state.step === 'paused'
        ? { step: 'cancelled', check: eachCell(state.check, cancelledCell) }
        : state;
    case 'retried':
      return resumed(state, eachCell(state.check, retriedCell(event)));
    case 'selected':
      return resumed(
        state,
        eachRow(state.check, event.id, (row) => withEntity(row, event.entity, state.check.columns)),
      );
    case 'corrected':
      return resumed(
        state,
        eachRow(state.check, event.id, (row) => withWanted({ ...row, wanted: event.wanted }, state.check.columns)),
      );
    case 'removed':
      return settled({
        ...state,
        check: { ...state.check, rows: state.check.rows.filter(({ id }) => id !== event.id) },
      });
    case 'renewed': {
      if (isActive) return state;
      const rows = state.check.rows.map((row) => withWanted(row, state.check.columns));
      return settled({ step: 'running', check: { ...state.check, rows, lang: event.lang, startedAt: event.at } });
    }
    case 'closed':
      return isActive ? state : NO_CHECK;
    default:
      return state;
  }
}

type Open = Exclude<CheckState, { step: 'none' }>;
type AnyCell = CheckRow[CheckColumn];

/** A running check without anything left to request is finished. */
function settled(state: Open): CheckState {
  return state.step === 'running' && !isUnfinished(state.check) ? { step: 'finished', check: state.check } : state;
}

function restored({ check, isRunning }: { check: Check; isRunning: boolean }): CheckState {
  const isLeft = isUnfinished(check);
  if (isLeft) return isRunning ? { step: 'running', check } : { step: 'paused', check, why: 'person' };
  return { step: 'finished', check };
}

/** A finished or cancelled check goes on with what has become waiting; a paused one stays paused. */
function resumed(state: Open, check: Check): CheckState {
  const isOver = state.step === 'finished' || state.step === 'cancelled';
  if (!isOver) return settled({ ...state, check });
  return isUnfinished(check) ? { step: 'running', check } : { ...state, check };
}

function isPending({ check }: Open, id: number, column: CheckColumn): boolean {
  return check.rows.some((row) => row.id === id && row[column].state === 'pending');
}

const eachRow = (check: Check, id: number, next: (row: CheckRow) => CheckRow): Check => ({
  ...check,
  rows: check.rows.map((row) => (row.id === id ? next(row) : row)),
});

const withCell = <State extends Open>(state: State, id: number, column: CheckColumn, cell: AnyCell): State => ({
  ...state,
  check: eachRow(state.check, id, (row) => ({ ...row, [column]: cell })),
});

function answered(state: Open, { id, answer, at }: Extract<CheckEvent, { type: 'answered' }>): Open {
  const { column, value } = answer;
  const next = (row: CheckRow) => cleared({ ...row, [column]: { state: 'known', value, at } });
  return { ...state, check: eachRow(state.check, id, next) };
}

/** Without an entity there is no report; without a jib there is nothing that is requested by jib. */
function cleared(row: CheckRow): CheckRow {
  if (row.entity.state !== 'known' || row.entity.value.kind === 'several') return row;
  const impossible = COLUMNS.filter((column) =>
    column === 'entity' ? false : column === 'report' ? isNone(row) : jibOf(row) === null,
  );
  const isWaiting = (column: CheckColumn) => row[column].state === 'waiting';
  return { ...row, ...Object.fromEntries(impossible.filter(isWaiting).map((column) => [column, OFF])) };
}

const isNone = ({ entity }: CheckRow) => entity.state === 'known' && entity.value.kind === 'none';

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

const cancelledCell = (cell: AnyCell): AnyCell =>
  cell.state === 'waiting' || cell.state === 'pending' ? { state: 'failed', reason: 'cancelled' } : cell;

const retriedCell =
  ({ id, column }: { id?: number; column?: CheckColumn }) =>
  (cell: AnyCell, row: CheckRow, at: CheckColumn): AnyCell =>
    cell.state === 'failed' && (id === undefined || row.id === id) && (column === undefined || column === at)
      ? WAITING
      : cell;
