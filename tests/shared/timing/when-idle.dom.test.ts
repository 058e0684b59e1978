import { beforeEach, expect, test, vi } from 'vitest';
import { nextPaint } from '#shared/timing/when-idle.ts';

let frame: FrameRequestCallback | null = null;

beforeEach(() => {
  frame = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => void (frame = callback));
});

/** Whether the paint has come, as far as the caller knows. */
function waiting() {
  const state = { isPainted: false };
  void nextPaint().then(() => (state.isPainted = true));
  return state;
}

test('heavy work waits for the paint of a slow phone, which is busy for a while', async () => {
  const state = waiting();
  await vi.advanceTimersByTimeAsync(300);
  expect(state.isPainted).toBe(false);
  frame?.(300);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isPainted).toBe(true);
});

test('a covered window, which nobody paints, goes on after half a second', async () => {
  const state = waiting();
  await vi.advanceTimersByTimeAsync(500);
  expect(state.isPainted).toBe(true);
});

test('a background tab goes on at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const state = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isPainted).toBe(true);
});
