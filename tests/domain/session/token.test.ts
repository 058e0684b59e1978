import { describe, expect, test } from 'vitest';
import { decodeToken, hasExpired, hasRole, isTooLong } from '#domain/session/token.ts';
import { jwt, tokenFor } from '#tests/tokens.ts';

describe('a stored token', () => {
  test('gives the user of P3', () => {
    const user = { username: 'mia', email: 'm@example.ba', photoUrl: 'https://x/y.svg', roleIdList: '1,1013' };
    expect(decodeToken(jwt({ ...user, userId: 3, iat: 1, exp: 2 }))).toEqual({ ...user, userId: '3', iat: 1, exp: 2 });
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

  test('longer than a header may be is nobody', () => {
    expect(decodeToken(tokenFor(600, { photoUrl: 'x'.repeat(20_000) }))).toBeNull();
    expect(decodeToken(tokenFor(600, { photoUrl: 'x'.repeat(4000) }))).not.toBeNull();
  });

  test.each([
    [undefined, false],
    ['x'.repeat(8000), false],
    ['x'.repeat(8001), true],
  ])('of more than 8000 letters is too long', (token, expected) => {
    expect(isTooLong(token)).toBe(expected);
  });

  test.each([
    [{ exp: 1e10 }, 1e10, 1e10],
    [{ exp: 5, iat: null }, 5, 5],
    [{ exp: 5, iat: 1e11 }, 5, 1e8],
    [{ exp: 1_700_000_600_500, iat: 1_700_000_000_000 }, 1_700_000_600, 1_700_000_000],
  ])('%j ends at %i and begins at %i, also with times in milliseconds (faults B03)', (claims, exp, iat) => {
    expect(decodeToken(jwt(claims))).toMatchObject({ exp, iat });
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
    ['1,130, 10130', false],
    ['1,3', false],
    ['', false],
    ['11013', false],
  ])('%s holds 13 or 1013: %s', (list, expected) => {
    expect(hasRole(list, [13, 1013])).toBe(expected);
  });

  test.each([
    [null, ''],
    [true, ''],
    [[{}, [13]], ''],
    [13, '13'],
    [[2, 13], '2,13'],
  ])('%j is read as %j: it may come as a number or a list', (roleIdList, read) => {
    expect(decodeToken(jwt({ exp: 5, roleIdList }))?.roleIdList).toBe(read);
  });
});
