import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallQueue } from '#shared/api/call-queue.ts';
import type { ApiError } from '#shared/http/api-error.ts';

const BUSY = { kind: 'http', status: 503 } as const satisfies ApiError;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when the test says so; `begun` are the names of what was begun, in order. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}
/** Lets everything happen that needs no time. */
const settled = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

test('never more than four pieces of work run at the same time, whoever asks for them', async () => {
  const queue = createCallQueue();
  const { begun, work, end } = workshop();
  const all = Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => queue.add(work(name))));
  await settled();
  expect(begun).toEqual(['1', '2', '3', '4']);
  end('2');
  await settled();
  expect(begun).toEqual(['1', '2', '3', '4', '5']);
  for (const name of ['1', '3', '4', '5']) end(name);
  await settled();
  end('6');
  expect(await all).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('what somebody pressed a button for comes before what the portal does by itself', async () => {
  const queue = createCallQueue();
  const { begun, work, end } = workshop();
  for (const name of ['1', '2', '3', '4', 'by itself']) void queue.add(work(name));
  void queue.add(work('pressed'), { isPressed: true });
  await settled();
  end('1');
  await settled();
  expect(begun.at(-1)).toBe('pressed');
});

test('work that is given up is not begun, and its place is free', async () => {
  const queue = createCallQueue();
  const { begun, work, end } = workshop();
  const leaving = new AbortController();
  for (const name of ['1', '2', '3', '4']) void queue.add(work(name));
  const left = queue.add(work('left'), { signal: leaving.signal }).catch(() => 'given up');
  void queue.add(work('5'));
  await settled();
  leaving.abort();
  end('1');
  await settled();
  expect(await left).toBe('given up');
  expect(begun).toEqual(['1', '2', '3', '4', '5']);
});

test.each([0, 500])(
  'asked to wait %d ms, it waits a second, each time longer, and gives up after five rounds',
  async (ms) => {
    const queue = createCallQueue();
    const start = Date.now();
    const tries: number[] = [];
    const failed = queue
      .add(() => {
        tries.push((Date.now() - start) / 1000);
        return Promise.reject({ ...BUSY, retryAfter: ms });
      })
      .catch((error: unknown) => error);
    await settled();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
    expect(await failed).toMatchObject(BUSY);
  },
);

test('while the agency asks to wait nothing else is begun; then everything goes on by itself', async () => {
  const queue = createCallQueue();
  const { begun, work } = workshop();
  const told: number[] = [];
  const until = Date.now() + 9000;
  queue.onHold((time) => told.push(time));
  let tries = 0;
  void queue.add(() => (++tries === 1 ? Promise.reject({ ...BUSY, retryAfter: 9000 }) : Promise.resolve()));
  await settled();
  void queue.add(work('later'));
  await vi.advanceTimersByTimeAsync(8000);
  expect({ begun, tries, told }).toEqual({ begun: [], tries: 1, told: [until] });
  const late: number[] = [];
  queue.onHold((time) => late.push(time));
  expect(late).toEqual([until]);
  await vi.advanceTimersByTimeAsync(1000);
  expect({ begun, tries }).toEqual({ begun: ['later'], tries: 2 });
});

test('somebody who pressed a button is told at once when the agency asks for a long wait', async () => {
  const queue = createCallQueue();
  const busy = () => Promise.reject({ ...BUSY, retryAfter: 3_600_000 });
  const pressed = queue.add(busy, { isPressed: true }).catch((error: unknown) => error);
  await settled();
  expect(await pressed).toMatchObject({ kind: 'http', status: 429 });
});

test('another failure is not repeated', async () => {
  const queue = createCallQueue();
  const work = vi.fn(() => Promise.reject(BUSY));
  await expect(queue.add(work)).rejects.toEqual(BUSY);
  expect(work).toHaveBeenCalledOnce();
});
