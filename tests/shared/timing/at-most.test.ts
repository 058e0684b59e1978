import { expect, test } from 'vitest';
import { atMost } from '#shared/timing/at-most.ts';

/** Pieces of work by name, two at the same time; each ends when the test says so. */
function piecesOfWork() {
  const limited = atMost(2);
  const begun = new Map<string, PromiseWithResolvers<string>>();
  const start = (name: string) =>
    limited(() => {
      const end = Promise.withResolvers<string>();
      begun.set(name, end);
      return end.promise;
    });
  return { start, begun, names: () => [...begun.keys()].join('') };
}

/** Everything that waits for a promise has had its turn. */
const settled = () => new Promise((resolve) => void setTimeout(resolve));

test('the next piece of work begins in its turn when one before it ends, however it ends', async () => {
  const { start, begun, names } = piecesOfWork();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await settled();
  expect(names()).toBe('ab');
  begun.get('b')?.reject(new Error('b failed'));
  await expect(b).rejects.toThrow('b failed');
  await settled();
  expect(names()).toBe('abc');
  for (const name of ['a', 'c']) begun.get(name)?.resolve(name);
  await settled();
  begun.get('d')?.resolve('d');
  expect(await Promise.all([a, c, d])).toEqual(['a', 'c', 'd']);
});

test('one that comes in the very moment another ends does not take the place of the one that waits', async () => {
  const { start, begun, names } = piecesOfWork();
  for (const name of ['a', 'b', 'c']) void start(name);
  await settled();
  void begun.get('a')?.promise.then(() => start('d'));
  begun.get('a')?.resolve('a');
  await settled();
  expect(names()).toBe('abc');
});
