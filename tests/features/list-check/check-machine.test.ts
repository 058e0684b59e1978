import { describe, expect, test } from 'vitest';
import type { Wanted } from '#features/registers/list-check/list/list-row.ts';
import {
  callsOf,
  checkProgress,
  isUnfinished,
  itemsOf,
  newCells,
  openCells,
  questionOf,
} from '#features/registers/list-check/run/cells.ts';
import {
  type CheckEvent,
  checkReducer,
  type CheckState,
  fromStored,
  NO_CHECK,
  toStored,
} from '#features/registers/list-check/run/check-machine.ts';
import {
  type CellState,
  type CellValue,
  type Check,
  type CheckRow,
  type CheckColumn,
  COLUMNS,
  type Values,
} from '#features/registers/list-check/run/list-check.ts';
import { testTransitions } from '#tests/transitions.ts';

const PLACE = { municipality: 'Tuzla', county: '', activityCode: '', activityName: '' };
const ENTITY = { id: 7, jib: '4200000000005', name: 'Hrast', ...PLACE, isPublicEntity: false };
const JIB: Wanted = { kind: 'jib', jib: ENTITY.jib };
const NAME: Wanted = { kind: 'name', name: 'Hrast' };
const UNCLEAR: Wanted = { kind: 'unclear', reason: 'vatNumber', number: '420000000000' };
const AT = '2026-11-25T10:00:00.000Z';
const [OFF, WAITING, PENDING] = [{ state: 'off' }, { state: 'waiting' }, { state: 'pending' }] as const;
const FAILED = { state: 'failed', reason: 'timeout' } as const;
const CANCELLED = { state: 'failed', reason: 'cancelled' } as const;
const known = <Value>(value: Value): CellState<Value> => ({ state: 'known', value, at: AT });
const ONE = known<Values['entity']>({ kind: 'one', entity: ENTITY });
const NONE = known<Values['entity']>({ kind: 'none' });
const SEVERAL = known<Values['entity']>({ kind: 'several', candidates: [ENTITY], count: 1 });
const ACTIVE: Values['account'] = { code: 'A', name: 'Aktivan', bodyHex: '', textHex: '' };
const ACCOUNT = known(ACTIVE);

const row = (cells: Partial<CheckRow> = {}): CheckRow => ({
  id: 1,
  line: 1,
  given: '',
  wanted: JIB,
  entity: OFF,
  account: OFF,
  proceedings: OFF,
  report: OFF,
  redPortal: OFF,
  ...cells,
});
const check = (rows: CheckRow[], columns: CheckColumn[] = ['entity', 'account']): Check => ({
  startedAt: AT,
  lang: 'bs',
  year: 2021,
  columns,
  rows,
});
const inStep = (step: 'running' | 'cancelled' | 'finished', ...rows: CheckRow[]) => ({ step, check: check(rows) });

const withRow = (cells: Partial<CheckRow>) => check([row(cells)]);
const RUNNING = withRow({ entity: PENDING, account: WAITING });
const DONE = withRow({ entity: ONE, account: ACCOUNT });

/** The question of a cell of the only row. */
const asked = (column: CheckColumn, of: Check = RUNNING) => questionOf(of, of.rows[0] as CheckRow, column);
const answered = (column: CheckColumn, value: CellValue, of: Check = RUNNING) =>
  ({ type: 'answered', question: asked(column, of), value, at: AT }) as const;

const events = {
  started: { type: 'started', check: withRow({ entity: WAITING }) },
  requested: { type: 'requested', question: asked('account') },
  answered: answered('entity', { kind: 'one', entity: ENTITY }),
  failed: { type: 'failed', question: asked('entity'), reason: 'timeout' },
  offline: { type: 'offline', question: asked('entity') },
  held: { type: 'held', until: 5000 },
  released: { type: 'released' },
  paused: { type: 'paused' },
  continued: { type: 'continued' },
  online: { type: 'online' },
  cancelled: { type: 'cancelled' },
  retried: { type: 'retried' },
  selected: { type: 'selected', id: 1, entity: ENTITY },
  corrected: { type: 'corrected', id: 1, wanted: NAME },
  removed: { type: 'removed', id: 1 },
  renewed: { type: 'renewed', lang: 'en', at: '2026-11-26T10:00:00.000Z' },
  closed: { type: 'closed' },
} as const satisfies { [Type in CheckEvent['type']]: Extract<CheckEvent, { type: Type }> };

const AFTER_CORRECTION = withRow({ wanted: NAME, entity: WAITING, account: WAITING });
const WAITING_AGAIN = withRow({ entity: WAITING, account: WAITING });
const renewed = (of: Check): Check => ({ ...of, lang: 'en', startedAt: events.renewed.at });
const ANSWERED = withRow({ entity: ONE, account: WAITING });
const WITH_FAILURE = withRow({ entity: FAILED, account: WAITING });
const WITH_CANDIDATES = withRow({ wanted: NAME, entity: SEVERAL, account: WAITING });
const CHOSEN: Wanted = { ...NAME, jib: ENTITY.jib };
const SELECTED = withRow({ wanted: CHOSEN, entity: ONE, account: WAITING });
const RETRIED = withRow({ entity: WAITING, account: ACCOUNT });
const WITH_FAILED = withRow({ entity: FAILED, account: ACCOUNT });

/** What happens in any step in which cells may be pending; `as` is the step with another check. */
const whilePending = (as: (check: Check) => CheckState, before: Check = RUNNING) => ({
  answered: as(ANSWERED),
  failed: as(WITH_FAILURE),
  cancelled: inStep('cancelled', row({ entity: CANCELLED, account: CANCELLED })),
  retried: as(before),
  selected: as(before),
  corrected: as(AFTER_CORRECTION),
  removed: inStep('finished'),
});
const runningCheck = (of: Check) => ({ step: 'running', check: of }) as const;
const heldCheck = (of: Check) => ({ step: 'held', check: of, until: 9000 }) as const;
const pausedCheck = (why: 'person' | 'offline') => (of: Check) => ({ step: 'paused', check: of, why }) as const;
const TWO_PENDING = withRow({ entity: PENDING, account: PENDING });
/** What a check that requests nothing can do besides. */
const AT_REST = { renewed: runningCheck(renewed(WAITING_AGAIN)), closed: NO_CHECK };

describe('every event in every step', () => {
  testTransitions<CheckState, CheckEvent>(checkReducer, events, {
    none: { state: NO_CHECK, moves: { started: runningCheck(events.started.check) } },
    running: {
      state: runningCheck(RUNNING),
      moves: {
        ...whilePending(runningCheck),
        requested: runningCheck(TWO_PENDING),
        offline: pausedCheck('offline')(WAITING_AGAIN),
        held: { step: 'held', check: RUNNING, until: 5000 },
        paused: pausedCheck('person')(RUNNING),
      },
    },
    held: {
      state: heldCheck(RUNNING),
      moves: {
        ...whilePending(heldCheck),
        requested: heldCheck(TWO_PENDING),
        offline: pausedCheck('offline')(WAITING_AGAIN),
        released: runningCheck(RUNNING),
        paused: pausedCheck('person')(WAITING_AGAIN),
      },
    },
    'paused by the person': {
      state: pausedCheck('person')(RUNNING),
      moves: {
        ...whilePending(pausedCheck('person')),
        ...AT_REST,
        offline: pausedCheck('person')(WAITING_AGAIN),
        continued: runningCheck(RUNNING),
      },
    },
    'paused without a connection': {
      state: pausedCheck('offline')(WAITING_AGAIN),
      moves: {
        // The question is still the same, so its answer counts.
        ...whilePending(pausedCheck('offline'), WAITING_AGAIN),
        ...AT_REST,
        offline: pausedCheck('offline')(WAITING_AGAIN),
        continued: runningCheck(WAITING_AGAIN),
        online: runningCheck(WAITING_AGAIN),
      },
    },
    cancelled: {
      state: { step: 'cancelled', check: WITH_FAILED },
      moves: {
        ...AT_REST,
        retried: runningCheck(RETRIED),
        selected: { step: 'cancelled', check: WITH_FAILED },
        corrected: runningCheck(AFTER_CORRECTION),
        removed: inStep('cancelled'),
      },
    },
    'finished with candidates': {
      state: { step: 'finished', check: WITH_CANDIDATES },
      moves: {
        retried: { step: 'finished', check: WITH_CANDIDATES },
        selected: runningCheck(SELECTED),
        corrected: runningCheck(AFTER_CORRECTION),
        removed: inStep('finished'),
        renewed: runningCheck(renewed(AFTER_CORRECTION)),
        closed: NO_CHECK,
      },
    },
  });
});

test('the entity that was chosen for a name is asked for again by its jib', () => {
  const { selected, paused, renewed: again } = events;
  const found: CheckState = { step: 'finished', check: WITH_CANDIDATES };
  expect([selected, paused, again].reduce<CheckState>(checkReducer, found)).toMatchObject({
    check: { lang: 'en', rows: [{ wanted: CHOSEN, entity: WAITING }] },
  });
});

describe('a check ends when nothing is left to request', () => {
  /** A running check with one row after the register's answer. */
  const after = (cells: Partial<CheckRow>, value: Values['entity']) => {
    const given = withRow({ entity: PENDING, account: WAITING, ...cells });
    return checkReducer(runningCheck(given), answered('entity', value, given));
  };

  test('with the last answer', () => {
    const last = withRow({ entity: ONE, account: PENDING });
    expect(checkReducer(runningCheck(last), answered('account', ACTIVE, last))).toEqual({
      step: 'finished',
      check: DONE,
    });
  });

  test('with names of several entities it is finished, and goes on when one is selected', () => {
    const found = after({ wanted: NAME }, { kind: 'several', candidates: [ENTITY], count: 1 });
    expect(found).toEqual({ step: 'finished', check: WITH_CANDIDATES });
  });

  test('a name that nobody has leaves nothing to request; a jib that the register does not know has an account all the same', () => {
    expect(after({ wanted: NAME, report: WAITING }, { kind: 'none' })).toEqual(
      inStep('finished', row({ wanted: NAME, entity: NONE })),
    );
    expect(after({ report: WAITING }, { kind: 'none' })).toEqual(
      inStep('running', row({ entity: NONE, account: WAITING })),
    );
  });

  test('an entity without a jib has nothing that is requested by jib', () => {
    const value = { kind: 'one', entity: { ...ENTITY, jib: '' } } as const;
    expect(after({ wanted: NAME, report: WAITING }, value)).toEqual(
      inStep('running', row({ wanted: NAME, entity: known(value), report: WAITING })),
    );
  });

  test('a list of numbers to correct has nothing to request', () => {
    const given = check([row({ wanted: UNCLEAR })]);
    expect(checkReducer(NO_CHECK, { type: 'started', check: given })).toEqual({ step: 'finished', check: given });
  });
});

test('only the failed cells that are meant are requested again', () => {
  const two = [row({ entity: FAILED, account: FAILED }), row({ id: 2, entity: FAILED })];
  const after = (event: { id?: number; column?: CheckColumn }) => {
    const state = checkReducer(inStep('finished', ...two), { type: 'retried', ...event });
    const rows = state.step === 'none' ? [] : state.check.rows;
    return rows.map(({ entity, account }) => `${entity.state} ${account.state}`);
  };
  expect(after({ id: 1, column: 'account' })).toEqual(['waiting waiting', 'failed off']);
  expect(after({ id: 2 })).toEqual(['failed failed', 'waiting off']);
  expect(after({})).toEqual(['waiting waiting', 'waiting off']);
});

test('a cell that waits for its entity, which was cancelled as well, is requested with it', () => {
  const cancelled = row({ wanted: NAME, entity: CANCELLED, account: CANCELLED });
  expect(checkReducer(inStep('cancelled', cancelled), { type: 'retried', id: 1, column: 'account' })).toEqual(
    inStep('running', { ...cancelled, entity: WAITING, account: WAITING }),
  );
});

test('what cannot be asked any more does not wait when it is tried again', () => {
  const unknown = row({ wanted: NAME, entity: NONE, account: CANCELLED });
  expect(checkReducer(inStep('finished', unknown), { type: 'retried', id: 1, column: 'account' })).toEqual(
    inStep('finished', { ...unknown, account: OFF }),
  );
});

describe('an answer belongs to its question', () => {
  const late = (change: CheckEvent, given: CheckState = { step: 'running', check: RUNNING }) => {
    const changed = checkReducer(given, change);
    const again = changed.step === 'none' ? [] : openCells(changed.check, 1);
    const asking = again.reduce(
      (state, { row: one, column }) =>
        state.step === 'none'
          ? state
          : checkReducer(state, { type: 'requested', question: questionOf(state.check, one, column) }),
      changed,
    );
    return { asking, after: checkReducer(asking, events.answered) };
  };

  test('what comes late for the number before does not fill the cell of the corrected number', () => {
    const { asking, after } = late({ type: 'corrected', id: 1, wanted: { kind: 'jib', jib: '4200000000013' } });
    expect(asking).toMatchObject({ check: { rows: [{ entity: PENDING }] } });
    expect(after).toBe(asking);
    for (const old of [events.failed, events.offline]) expect(checkReducer(asking, old)).toBe(asking);
  });

  test('what comes late in the language before does not fill the cell of the other language', () => {
    const { asking, after } = late(events.renewed, { step: 'paused', check: RUNNING, why: 'person' });
    expect(asking).toMatchObject({ check: { lang: 'en', rows: [{ entity: PENDING }] } });
    expect(after).toBe(asking);
  });

  test('what was asked of the entity before is not taken for the selected one', () => {
    const other = { ...ENTITY, id: 8, jib: '4200000000013' };
    const before = withRow({ wanted: NAME, entity: ONE, account: PENDING });
    const question = asked('account', before);
    const selected = checkReducer({ step: 'running', check: before }, { type: 'selected', id: 1, entity: other });
    const asking = checkReducer(selected, {
      type: 'requested',
      question: { ...question, key: question.key.replace(ENTITY.jib, other.jib) },
    });
    expect(asking).toMatchObject({ check: { rows: [{ account: PENDING }] } });
    expect(checkReducer(asking, answered('account', ACTIVE, before))).toBe(asking);
  });
});

describe('what is requested, and in which order', () => {
  test('row by row; what needs an answer of the register waits for it', () => {
    const rows = [
      row({ wanted: NAME, entity: PENDING, account: WAITING, report: WAITING }),
      row({ id: 2, entity: PENDING, account: WAITING, report: WAITING }),
      row({ id: 3, entity: WAITING }),
    ];
    const open = (of: CheckRow[], next: number) =>
      openCells(check(of), next).map((cell) => `${cell.row.id} ${cell.column}`);
    expect(open(rows, 2)).toEqual(['1 entity', '2 entity', '2 account', '3 entity']);
    expect(open(rows, 1)).toEqual(['1 entity', '2 entity', '2 account']);
    expect(open(rows, 0)).toEqual(['1 entity', '2 entity']);
    expect(isUnfinished(check(rows.slice(0, 1)))).toBe(true);
  });

  test('switched off columns cost no call, unless another column needs the register', () => {
    const jib = { line: 1, given: '', wanted: JIB };
    const name = { line: 2, given: '', wanted: NAME };
    const unclear = { line: 3, given: '', wanted: UNCLEAR };
    expect(callsOf([jib], COLUMNS)).toBe(8);
    expect([jib, name, unclear].map((one) => callsOf([one], ['account']))).toEqual([1, 2, 0]);
    expect(callsOf([jib], ['report'])).toBe(3);
    expect(callsOf([jib, name, unclear], ['account', 'redPortal'])).toBe(9);
    expect(newCells(jib, ['account'])).toMatchObject({ entity: OFF, account: WAITING, report: OFF });
    expect(newCells(name, ['account'])).toMatchObject({ entity: WAITING, account: WAITING });
    expect(newCells(unclear, COLUMNS)).toMatchObject({ entity: OFF, account: OFF });
  });

  test('one number of data before, during and after a check', () => {
    const columns: CheckColumn[] = ['entity', 'account', 'report'];
    const lines = [JIB, NAME, NAME, UNCLEAR].map((wanted, at) => ({ line: at + 1, given: '', wanted }));
    const rows = (cells: Partial<CheckRow>[]) => lines.map((line, at) => row({ ...line, id: at + 1, ...cells[at] }));
    const progress = (cells: Partial<CheckRow>[]) => checkProgress(check(rows(cells), columns));
    expect(itemsOf(lines, columns)).toBe(9);
    expect(progress(lines.map((line) => newCells(line, columns)))).toEqual({ done: 0, failed: 0, total: 9 });
    const running = [
      { entity: ONE, account: FAILED, report: WAITING },
      { entity: SEVERAL, account: WAITING, report: WAITING },
      { entity: PENDING, account: WAITING, report: WAITING },
    ];
    expect(progress(running)).toEqual({ done: 5, failed: 1, total: 9 });
    const finished = [
      { entity: ONE, account: ACCOUNT, report: FAILED },
      { entity: SEVERAL, account: WAITING, report: WAITING },
      { entity: NONE },
    ];
    expect(progress(finished)).toEqual({ done: 9, failed: 1, total: 9 });
    // Nothing of a name is known when the register fails, of a jib all but the report.
    const inVain = [
      { entity: FAILED, account: ACCOUNT, report: WAITING },
      { entity: FAILED, account: WAITING, report: WAITING },
      { entity: NONE },
    ];
    expect(progress(inVain)).toEqual({ done: 9, failed: 5, total: 9 });
  });
});

describe('a reload goes on where it stopped', () => {
  const reloaded = (state: CheckState) => {
    const stored = toStored(state);
    return stored && fromStored(stored);
  };

  test('what was pending is requested again; one that waited for the connection goes on', () => {
    expect(reloaded(runningCheck(RUNNING))).toEqual(runningCheck(WAITING_AGAIN));
    expect(reloaded(pausedCheck('offline')(WAITING_AGAIN))).toEqual(runningCheck(WAITING_AGAIN));
    expect(toStored(NO_CHECK)).toBeNull();
  });

  test.each<CheckState>([
    { step: 'cancelled', check: WITH_FAILED },
    { step: 'finished', check: DONE },
    pausedCheck('person')(WAITING_AGAIN),
    heldCheck(WAITING_AGAIN),
  ])('$step stays so', (state) => {
    expect(reloaded(state)).toEqual(state);
  });
});
