import { afterEach, expect, test, vi } from 'vitest';
import { loadPolyfills } from '#shared/scripts/load-polyfills.ts';

const YOUNGER = [
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
] as const;
const originals = YOUNGER.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

afterEach(() => {
  for (const [at, [owner, name]] of YOUNGER.entries()) Object.defineProperty(owner, name, originals[at] ?? {});
});

test('a browser that has everything fetches nothing', async () => {
  const fetched = vi.fn();
  vi.doMock('#shared/scripts/polyfills.ts', () => (fetched(), {}));
  await loadPolyfills();
  expect(fetched).not.toHaveBeenCalled();
  vi.doUnmock('#shared/scripts/polyfills.ts');
});

test('what is added works as in younger browsers', async () => {
  for (const [owner, name] of YOUNGER) Reflect.deleteProperty(owner, name);
  await loadPolyfills();
  const list = [3, 1, 2];
  expect([list.toSorted((a, b) => a - b), list.toReversed(), list]).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [3, 1, 2],
  ]);
  expect([...Map.groupBy(list.values(), (one) => one > 1)]).toEqual([
    [true, [3, 2]],
    [false, [1]],
  ]);
  expect([URL.canParse('https://primjer.ba'), URL.canParse('a', 'https://primjer.ba'), URL.canParse('a')]).toEqual([
    true,
    true,
    false,
  ]);
});
