import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCells } from '#features/registers/list-check/run/cells.ts';
import { createCheckFlow } from '#features/registers/list-check/run/check-flow.ts';
import type { CheckEvent, CheckState } from '#features/registers/list-check/run/check-machine.ts';
import {
  type CellValue,
  type Check,
  COLUMNS,
  type StoredCheck,
} from '#features/registers/list-check/run/list-check.ts';
import { createCallQueue } from '#shared/api/call-queue.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { fakeLocks } from '#tests/locks.ts';
import { sharedLists } from '#tests/shared-lists.ts';
import { answerFor, expectAnswered, WANTED } from './register.ts';

/** How the agency ends a call. */
const ENDS = ['answer', 'answer', 'answer', 'answer', 'busy', 'server', 'network'] as const;
type End = (typeof ENDS)[number] | 'wait';
const ERRORS: Record<Exclude<End, 'answer'>, ApiError> = {
  wait: { kind: 'http', status: 429, retryAfter: 9000 },
  busy: { kind: 'http', status: 503, retryAfter: 0 },
  server: { kind: 'http', status: 500 },
  network: { kind: 'network' },
};

type Call = { at: number; signal: AbortSignal; end: (end: End) => void };
type Tab = { flow: ReturnType<typeof createCheckFlow>; close: () => void };

/** A computer with some tabs of the page, and an agency that answers when it is told to. */
class World {
  calls: Call[] = [];
  isOnline = true;
  most = 0;
  readonly tabs: (Tab | null)[] = [null, null];
  private readonly lists = sharedLists<StoredCheck>();

  open(at: number): void {
    const { list, kill } = this.lists.open();
    const flow = createCheckFlow({
      queue: createCallQueue(),
      list,
      isOnline: () => this.isOnline,
      request: (row, column, { lang }, signal) => this.request(at, answerFor(row, column, lang), signal),
    });
    const stop = flow.start();
    this.tabs[at] = {
      flow,
      close() {
        kill();
        stop();
      },
    };
  }

  close(at: number): void {
    this.tabs[at]?.close();
    this.tabs[at] = null;
    this.calls = this.calls.filter((call) => call.at !== at);
  }

  private request(at: number, answer: CellValue, signal: AbortSignal): Promise<CellValue> {
    return new Promise((resolve, reject) => {
      const call: Call = {
        at,
        signal,
        end: (end) => {
          this.calls = this.calls.filter((other) => other !== call);
          if (end === 'answer') resolve(answer);
          else reject(ERRORS[end] as unknown as Error);
        },
      };
      this.calls.push(call);
      // A call that is given up may still be answered.
      const open = this.calls.filter((other) => other.at === at && !other.signal.aborted);
      this.most = Math.max(this.most, open.length);
    });
  }

  stateAt = (at: number): CheckState => this.tabs[at]?.flow.current().state ?? { step: 'none' };

  act(at: number, kind: Action['kind'], pick: number): void {
    const state = this.stateAt(at);
    const send = (event: CheckEvent) => this.tabs[at]?.flow.send(event);
    const rows = state.step === 'none' ? [] : state.check.rows;
    const row = rows[pick % Math.max(1, rows.length)];
    const wanted = WANTED[pick % WANTED.length] ?? WANTED[0];
    if (kind === 'start') send({ type: 'started', check: listOf(pick) });
    else if (kind === 'renewed') send({ type: kind, lang: pick % 2 === 0 ? 'bs' : 'en', at: `again ${pick}` });
    else if (kind === 'retried' || kind === 'paused' || kind === 'continued') send({ type: kind });
    else if (kind === 'cancelled' || kind === 'closed') send({ type: kind });
    else if (kind === 'take over') this.tabs[at]?.flow.takeOver();
    else if (row && kind === 'corrected') send({ type: kind, id: row.id, wanted });
    else if (row && kind === 'removed') send({ type: kind, id: row.id });
    else if (row?.entity.state === 'known' && row.entity.value.kind === 'several' && kind === 'select') {
      const entity = row.entity.value.candidates[pick % row.entity.value.candidates.length];
      if (entity) send({ type: 'selected', id: row.id, entity });
    }
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) window.dispatchEvent(new Event('online'));
  }

  /** In the end every call is answered, and what failed or was stopped is checked again in the first tab. */
  async end(): Promise<void> {
    this.setOnline(true);
    if (!this.tabs[0]) this.open(0);
    // The queue's library is fetched with the first call.
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 200; turn++) {
      await vi.advanceTimersByTimeAsync(2000);
      for (const call of this.calls) call.end('answer');
      await vi.advanceTimersByTimeAsync(0);
      const state = this.stateAt(0);
      if (state.step === 'paused') this.act(0, 'continued', 0);
      else if (this.hasFailed(state)) this.act(0, 'retried', 0);
      else if (state.step === 'none' || state.step === 'finished' || state.step === 'cancelled') break;
    }
    await vi.advanceTimersByTimeAsync(2000);
  }

  private readonly hasFailed = (state: CheckState) =>
    (state.step === 'finished' || state.step === 'cancelled') &&
    state.check.rows.some((row) => COLUMNS.some((column) => row[column].state === 'failed'));

  stored = () => this.lists.items();
}

function listOf(seed: number): Check {
  const columns = COLUMNS.filter((_, at) => (seed >> at) % 3 !== 1);
  const rows = WANTED.slice(seed % 3, 3 + (seed % 4)).map((wanted, at) => {
    const row = { line: at + 1, given: '', wanted };
    return { id: at + 1, ...row, ...newCells(row, columns) };
  });
  return { startedAt: `list ${seed}`, lang: 'bs', year: 2021, columns, rows };
}

const action = fc.record({
  kind: fc.oneof(
    { weight: 14, arbitrary: fc.constant('end' as const) },
    { weight: 3, arbitrary: fc.constantFrom('start' as const, 'continued' as const, 'wait' as const) },
    { weight: 2, arbitrary: fc.constantFrom('corrected' as const, 'select' as const, 'retried' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...(['removed', 'renewed', 'paused', 'cancelled', 'closed', 'take over'] as const),
        ...(['online', 'offline', 'open tab', 'close tab'] as const),
      ),
    },
  ),
  tab: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  pick: fc.nat(30),
  end: fc.constantFrom(...ENDS),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

async function play(world: World, { kind, tab, pick, end }: Action): Promise<void> {
  if (kind === 'end') world.calls[pick % Math.max(1, world.calls.length)]?.end(end);
  else if (kind === 'online' || kind === 'offline') world.setOnline(kind === 'online');
  else if (kind === 'open tab') {
    if (!world.tabs[tab]) world.open(tab);
  } else if (kind === 'close tab') world.close(tab);
  else if (kind !== 'wait') world.act(tab, kind, pick);
  await vi.advanceTimersByTimeAsync(kind === 'wait' ? pick * 100 : 0);
}

beforeEach(async () => {
  await import('p-queue');
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: fakeLocks().manager });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whatever a person does in two tabs and however the agency answers, the list says what the agency said', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40, size: 'max' }), async (actions) => {
      vi.stubGlobal('navigator', { locks: fakeLocks().manager });
      const world = new World();
      for (const at of [0, 1]) world.open(at);
      await vi.advanceTimersByTimeAsync(0);
      world.act(0, 'start', actions[0]?.pick ?? 0);
      for (const each of actions) await play(world, each);
      await world.end();
      const state = world.stateAt(0);
      expect(world.most).toBeLessThanOrEqual(4);
      expect(world.tabs[0]?.flow.current().place).toBe('free');
      if (state.step === 'none') expect(world.stored()).toEqual([]);
      else {
        expect(state.step === 'finished' || state.step === 'cancelled').toBe(true);
        for (const row of state.check.rows) answered += expectAnswered(row, state.check);
        expect(world.stored()).toEqual([{ ...state.check, step: state.step, until: 0 }]);
      }
      // Every other tab shows the same.
      if (world.tabs[1]) expect(world.stateAt(1)).toEqual(state);
      for (const at of [0, 1]) world.close(at);
    }),
    { numRuns: 150 },
  );
  // The property is worth something only if most lists are not empty.
  expect(answered).toBeGreaterThan(300);
});

test('the check waits as long as the agency asks, then goes on by itself', async () => {
  const world = new World();
  world.open(0);
  await vi.advanceTimersByTimeAsync(0);
  world.act(0, 'start', 0);
  await vi.advanceTimersByTimeAsync(2000);
  const [first, ...others] = world.calls;
  first?.end('wait');
  for (const call of others) call.end('answer');
  await vi.advanceTimersByTimeAsync(8900);
  expect(world.stateAt(0).step).toBe('held');
  expect(world.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(world.stateAt(0).step).toBe('running');
  expect(world.calls).not.toEqual([]);
  world.close(0);
});
