import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnSteps } from '#app/drawn-steps.ts';
import { held } from '#tests/held.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A router whose pages wait, and what is told of its steps. */
function routed() {
  const { wait, release } = held();
  const router = createMemoryRouter([{ path: '*', loader: async () => wait }], {
    hydrationData: { loaderData: { '0': null } },
  });
  const steps: string[] = [];
  const drawn = drawnSteps(router);
  const stop = drawn.subscribe(({ navigation, location }) => steps.push(`${navigation.state} ${location.pathname}`));
  return { router, drawn, steps, release, stop };
}

test('a next page that is there soon is the only step', async () => {
  const { router, drawn, steps, release } = routed();
  const navigated = router.navigate('/next');
  await vi.advanceTimersByTimeAsync(140);
  expect(steps).toEqual([]);
  release();
  await navigated;
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual(['idle /next']);
  expect(drawn.state.location.pathname).toBe('/next');
});

test('one that takes longer than 150 ms is told of before (P2.3, step 2)', async () => {
  const { router, steps, release } = routed();
  const navigated = router.navigate('/next');
  await vi.advanceTimersByTimeAsync(160);
  expect(steps).toEqual(['loading /']);
  release();
  await navigated;
  expect(steps).toEqual(['loading /', 'idle /next']);
});

test('who no longer listens is told nothing', async () => {
  const { router, steps, release, stop } = routed();
  const navigated = router.navigate('/next');
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  release();
  await navigated;
  expect(steps).toEqual([]);
});
