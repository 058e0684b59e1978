import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renewalTime } from '#domain/session/renewal-time.ts';

const iat = 1_000_000;
const after = (life: number, last: number | null = null) => renewalTime({ iat, exp: iat + life }, last) - iat * 1000;

describe('the renewal of a token', () => {
  test('is due (exp − iat) − 60 s after its issue', () => {
    expect(after(600)).toBe(540_000);
    expect(after(90)).toBe(30_000);
  });

  test('is due at half-life when the life is short', () => {
    expect(after(80)).toBe(40_000);
    expect(after(60)).toBe(30_000);
  });

  test('never comes sooner than 30 s after the last one', () => {
    expect(after(20, iat * 1000)).toBe(30_000);
    expect(after(-5, iat * 1000)).toBe(30_000);
  });

  test('never loops, whatever the token says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e9 }), (life) => {
        const last = iat * 1000;
        expect(renewalTime({ iat, exp: iat + life }, last)).toBeGreaterThanOrEqual(last + 30_000);
      }),
    );
  });
});
