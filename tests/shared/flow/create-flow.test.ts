import { afterEach, expect, test, vi } from 'vitest';
import { createFlow } from '#shared/flow/create-flow.ts';

afterEach(() => void vi.useRealTimers());

test('a flow that was stopped while a gathered change waited shows the next one after it is started again', async () => {
  vi.useFakeTimers();
  const flow = createFlow<number, 'more'>({
    initial: 0,
    reduce: (state) => state + 1,
    effects: () => [],
    isGathered: () => true,
  });
  const shown: number[] = [];
  flow.subscribe(() => shown.push(flow.current()));
  const stop = flow.start();
  flow.send('more');
  stop();
  flow.start();
  flow.send('more');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([2]);
});
