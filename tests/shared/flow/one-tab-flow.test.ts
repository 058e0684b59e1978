import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOneTabFlow } from '#shared/flow/one-tab-flow.ts';
import { fakeLocks } from '#tests/locks.ts';
import { sharedLists } from '#tests/shared-lists.ts';

type Count = { to: number; now: number } | null;
type CountEvent = { type: 'begin'; to: number } | { type: 'step' } | { type: 'stop' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: fakeLocks().manager });
});
afterEach(() => void vi.useRealTimers());

/** Tabs of a flow that counts to a number, one a second. */
function computer() {
  const lists = sharedLists<{ to: number; now: number }>();
  function openTab() {
    const { list, kill } = lists.open();
    const flow = createOneTabFlow<Count, CountEvent, { to: number; now: number }>({
      name: 'count',
      list,
      initial: null,
      reduce(state, event) {
        if (event.type === 'begin') return state ?? { to: event.to, now: 0 };
        if (!state) return state;
        return event.type === 'stop' ? null : { ...state, now: state.now + 1 };
      },
      effects: (state) =>
        state && state.now < state.to
          ? [
              {
                key: `${state.now}`,
                run({ signal, send }) {
                  const timer = setTimeout(() => send({ type: 'step' }), 1000);
                  signal.addEventListener('abort', () => clearTimeout(timer));
                },
              },
            ]
          : [],
      toStored: (state) => state,
      fromStored: (stored) => stored,
      isWorking: (state) => state !== null && state.now < state.to,
    });
    const stop = flow.start();
    const close = () => {
      kill();
      stop();
    };
    return { flow, close, sees: () => `${flow.current().place} ${flow.current().state?.now ?? 'nothing'}` };
  }
  return { openTab, stored: lists.items };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Begins a count in a tab, and lets time pass. */
const begin = async ({ flow }: ReturnType<ReturnType<typeof computer>['openTab']>, to: number, ms: number) => {
  await pass(0);
  flow.send({ type: 'begin', to });
  await pass(ms);
};

test('one tab works, and the other shows how far it is', async () => {
  const { openTab } = computer();
  const [one, other] = [openTab(), openTab()];
  await begin(one, 5, 3000);
  expect([one.sees(), other.sees()]).toEqual(['here 3', 'elsewhere 3']);
  await pass(3000);
  expect([one.sees(), other.sees()]).toEqual(['free 5', 'free 5']);
});

test('a tab opened while another works shows at once what is stored', async () => {
  const { openTab } = computer();
  const one = openTab();
  await begin(one, 9, 2000);
  const other = openTab();
  await pass(0);
  expect(other.sees()).toBe('elsewhere 2');
});

test('a tab opened later takes over: the first one only watches from then on', async () => {
  const { openTab, stored } = computer();
  const one = openTab();
  await begin(one, 9, 2000);
  const other = openTab();
  await pass(0);
  other.flow.takeOver();
  await pass(3000);
  expect([one.sees(), other.sees()]).toEqual(['elsewhere 5', 'here 5']);
  expect(stored()).toEqual([{ to: 9, now: 5 }]);
});

test('when the tab that works is closed, the other goes on by itself', async () => {
  const { openTab } = computer();
  const [one, other] = [openTab(), openTab()];
  await begin(one, 9, 2000);
  one.close();
  await pass(3000);
  expect(other.sees()).toBe('here 5');
});

test('what another tab has finished is not overwritten by a tab that was open before', async () => {
  const { openTab, stored } = computer();
  const [one, other] = [openTab(), openTab()];
  await begin(one, 2, 3000);
  await begin(other, 7, 0);
  expect(other.sees()).toBe('free 2');
  expect(stored()).toEqual([{ to: 2, now: 2 }]);
});

test('what is closed in one tab is closed in the other, where another can be begun', async () => {
  const { openTab, stored } = computer();
  const [one, other] = [openTab(), openTab()];
  await begin(one, 9, 1000);
  other.flow.send({ type: 'stop' });
  await pass(0);
  expect([one.sees(), other.sees()]).toEqual(['free nothing', 'free nothing']);
  await begin(one, 1, 2000);
  expect(stored()).toEqual([{ to: 1, now: 1 }]);
});
