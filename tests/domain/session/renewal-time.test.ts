import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renewalTime } from '#domain/session/renewal-time.ts';

const iat = 1_000_000;
type Marks = Parameters<typeof renewalTime>[1];
const UNKNOWN: Marks = { lastRenewal: null, received: null, failures: 0 };
const after = (life: number, marks: Partial<Marks> = {}) =>
  renewalTime({ iat, exp: iat + life }, { ...UNKNOWN, ...marks }) - iat * 1000;

describe('the renewal of a token', () => {
  test('is due (exp − iat) − 60 s after its issue', () => {
    expect(after(600)).toBe(540_000);
    expect(after(90)).toBe(30_000);
  });

  test('counts from when it was received, where the clock of the computer is behind (P4)', () => {
    const behind = iat * 1000 - 3_600_000;
    expect(after(600, { received: behind })).toBe(540_000 - 3_600_000);
    expect(after(600, { received: iat * 1000 + 5000 }), 'never later than 60 s before the end').toBe(540_000);
    expect(after(0, { received: behind }), 'without an issue time at its end').toBe(0);
  });

  test('is due at half-life when the life is short', () => {
    expect(after(80)).toBe(40_000);
    expect(after(60)).toBe(30_000);
  });

  test('never comes sooner than 30 s after the last one', () => {
    expect(after(20, { lastRenewal: iat * 1000 })).toBe(30_000);
    expect(after(-5, { lastRenewal: iat * 1000 })).toBe(30_000);
  });

  test('is tried after 30 s when it was not answered, then ever less often (readings P4)', () => {
    const waits = [1, 2, 3, 4, 5, 9].map((failures) => after(-5, { lastRenewal: iat * 1000, failures }) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
  });

  test('never loops, whatever the token says and when it came', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e9 }), fc.option(fc.integer()), (life, received) => {
        const lastRenewal = iat * 1000;
        const due = renewalTime({ iat, exp: iat + life }, { lastRenewal, received, failures: 0 });
        expect(due).toBeGreaterThanOrEqual(lastRenewal + 30_000);
      }),
    );
  });
});
