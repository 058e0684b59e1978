import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isHourAgo } from '#domain/legal-entity/hour-ago.ts';
import { useDueChecks } from '#domain/legal-entity/use-due-checks.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') }));

/** An open list of numbers, each checked in a second; `checked` are those checked, `aborted` those whose check was aborted. */
function openList(items: readonly number[], { fails = false } = {}) {
  const checked: number[] = [];
  const aborted: number[] = [];
  const last = new Map<number, number>();
  const isDue = (item: number, now: number) => isHourAgo(last.get(item) ?? Number.NaN, now);
  const newCheck = () => async (item: number, signal: AbortSignal) => {
    checked.push(item);
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    if (signal.aborted) aborted.push(item);
    else if (!fails) last.set(item, Date.now());
  };
  const keyOf = (item: number) => item;
  const hook = renderHook(({ check }) => useDueChecks({ items, keyOf, isDue, check }), {
    initialProps: { check: newCheck() },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, checked, aborted, pass, newCheck };
}

test('what is due is checked when the list opens, and settles', async () => {
  const { result, checked, pass } = openList([1, 2, 3]);
  await pass(0);
  expect(checked).toEqual([1, 2, 3]);
  expect([...result.current.pending]).toEqual([1, 2, 3]);
  expect(result.current.isSettled).toBe(false);
  await pass(2 * SECOND);
  expect(result.current).toMatchObject({ pending: new Set(), isSettled: true });
});

test('an open list is checked again after an hour, and not before', async () => {
  const { checked, pass } = openList([1]);
  await pass(59 * MINUTE);
  expect(checked).toEqual([1]);
  await pass(2 * MINUTE);
  expect(checked).toEqual([1, 1]);
  await pass(HOUR + MINUTE);
  expect(checked).toEqual([1, 1, 1]);
});

test('a check that fails is not repeated by itself within the hour, but on request', async () => {
  const { result, checked, pass } = openList([1], { fails: true });
  await pass(30 * MINUTE);
  expect(checked).toEqual([1]);
  act(() => result.current.again(1));
  expect(result.current.pending.has(1)).toBe(true);
  await pass(SECOND);
  expect(checked).toEqual([1, 1]);
  await pass(59 * MINUTE);
  expect(checked).toEqual([1, 1]);
  await pass(2 * MINUTE);
  expect(checked).toEqual([1, 1, 1]);
});

test('in a tab that nobody sees nothing is checked; when it is seen again, what is due is', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { checked, pass } = openList([1]);
  await pass(3 * HOUR);
  expect(checked).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(checked).toEqual([1]);
});

test('leaving aborts what is pending and begins nothing more', async () => {
  const { checked, aborted, pass, unmount } = openList([1, 2]);
  await pass(0);
  unmount();
  await pass(2 * HOUR);
  expect({ checked, aborted }).toEqual({ checked: [1, 2], aborted: [1, 2] });
});

test('another check, as in another language, begins anew and leaves nothing pending of the earlier one', async () => {
  const { result, checked, aborted, pass, rerender, newCheck } = openList([1, 2]);
  await pass(0);
  rerender({ check: newCheck() });
  expect([...result.current.pending]).toEqual([1, 2]);
  await pass(3 * SECOND);
  expect({ checked, aborted }).toEqual({ checked: [1, 2, 1, 2], aborted: [1, 2] });
  expect(result.current).toMatchObject({ pending: new Set(), isSettled: true });
});
