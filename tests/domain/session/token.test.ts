import { describe, expect, test } from 'vitest';
import { decodeToken, hasExpired, hasRole } from '#domain/session/token.ts';
import { jwt, tokenFor } from '#tests/tokens.ts';

describe('a stored token', () => {
  test('gives the user of P3', () => {
    const user = decodeToken(
      jwt({
        username: 'mia',
        email: 'm@example.ba',
        photoUrl: 'https://x/y.svg',
        userId: 3,
        roleIdList: '1,1013',
        iat: 1,
        exp: 2,
      }),
    );
    expect(user).toEqual({
      username: 'mia',
      email: 'm@example.ba',
      photoUrl: 'https://x/y.svg',
      userId: '3',
      roleIdList: '1,1013',
      iat: 1,
      exp: 2,
    });
  });

  test.each([undefined, null, '', 'undefined', 'abc', 'a.b.c', jwt(null), jwt([]), jwt(5), jwt('text')])(
    'is nobody when malformed (%s)',
    (token) => {
      expect(decodeToken(token as string)).toBeNull();
    },
  );

  test.each([undefined, null, 0, -5, 'soon', '2026', Number.NaN, 1e99, 5e10])('is nobody with exp %s', (exp) => {
    expect(decodeToken(jwt({ iat: 1, exp: exp === '2026' ? 'x2026' : exp }))).toBeNull();
  });

  test('has expired when now reaches exp × 1000 ms', () => {
    expect(hasExpired({ exp: 10 }, 9_999)).toBe(false);
    expect(hasExpired({ exp: 10 }, 10_000)).toBe(true);
    expect(hasExpired({ exp: Number.NaN }, 0)).toBe(true);
  });

  test('may tell its times in milliseconds (faults B03)', () => {
    expect(decodeToken(jwt({ iat: 1_700_000_000_000, exp: 1_700_000_600_500 }))).toMatchObject({
      iat: 1_700_000_000,
      exp: 1_700_000_600,
    });
  });

  test('longer than a header may be is nobody', () => {
    expect(decodeToken(tokenFor(600, { photoUrl: 'x'.repeat(20_000) }))).toBeNull();
    expect(decodeToken(tokenFor(600, { photoUrl: 'x'.repeat(4000) }))).not.toBeNull();
  });

  test('of 30 days is usable', () => {
    expect(decodeToken(tokenFor(30 * 86_400))).not.toBeNull();
  });
});

describe('a role list', () => {
  test.each([
    ['13', true],
    ['1, 13 ,2', true],
    ['1013', true],
    ['130', false],
    ['013', false],
    ['1,3', false],
    ['', false],
    ['11013', false],
  ])('%s holds 13 or 1013: %s', (list, expected) => {
    expect(hasRole(list, [13, 1013])).toBe(expected);
  });

  test('may come as a number or a list', () => {
    expect(hasRole(decodeToken(jwt({ exp: 5, roleIdList: 13 }))?.roleIdList ?? '', [13])).toBe(true);
    expect(hasRole(decodeToken(jwt({ exp: 5, roleIdList: [2, 13] }))?.roleIdList ?? '', [13])).toBe(true);
    expect(hasRole(decodeToken(jwt({ exp: 5, roleIdList: null }))?.roleIdList ?? '', [13])).toBe(false);
  });
});
