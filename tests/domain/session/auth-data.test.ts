import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  adopt,
  adoptedToken,
  adoptStored,
  clearAuth,
  clearingsSoFar,
  connectAuthData,
  sessionNotice,
  signedInUser,
  usableTokens,
} from '#domain/session/auth-data.ts';
import { identityCall } from '#domain/session/session.calls.ts';
import { signInUrl } from '#domain/session/identity-links.ts';
import {
  noticeDismissed,
  selectIsLeaving,
  selectIsUserAuthenticated,
  selectMayAddDocuments,
  selectSessionNotice,
  selectUser,
  sessionSlice,
  signedIn,
  signedOut,
  signingOut,
} from '#domain/session/session.slice.ts';
import { isTokenEvent, readTokens, storeTokens } from '#domain/session/token-store.ts';
import { decodeToken } from '#domain/session/token.ts';
import { safeLocal } from '#shared/storage/safe-storage.ts';
import { jwt, tokenFor } from '#tests/tokens.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const ended = vi.fn<(notice: string) => void>();
const changed = vi.fn<(received: number | null) => void>();
let store = configureStore({ reducer: { session: sessionSlice.reducer } });
const good = (claims = {}) => ({ accessToken: tokenFor(600, claims), refreshToken: 'r' });
const LONG = 'x'.repeat(8001);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  store = configureStore({ reducer: { session: sessionSlice.reducer } });
  connectAuthData(store, { ended, changed });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  safeLocal.clear();
});

describe('tokens that an answer brings (P4)', () => {
  test('sign their user in and are stored, each under its key', () => {
    const tokens = good();
    expect(adopt(tokens)).toBeNull();
    expect(signedInUser()).toEqual(decodeToken(tokens.accessToken));
    expect([adoptedToken(), readTokens()]).toEqual([tokens.accessToken, tokens]);
    expect(['accessToken', 'refreshToken'].map(safeLocal.get)).toEqual([tokens.accessToken, 'r']);
    expect(changed.mock.calls).toEqual([[NOW]]);
  });

  test.each([
    ['an access token that is too long', { accessToken: LONG, refreshToken: 'r' }, 'tooLong'],
    ['a refresh token that is too long', { ...good(), refreshToken: LONG }, 'tooLong'],
    ['no token', { accessToken: 'x', refreshToken: 'r' }, 'malformed'],
    ['a token that has ended as it comes', { accessToken: jwt({ exp: NOW / 1000 }), refreshToken: 'r' }, 'clock'],
  ])('%s: nothing of them is taken over', (_what, tokens, problem) => {
    expect(adopt(tokens)).toBe(problem);
    expect([signedInUser(), adoptedToken(), readTokens()]).toEqual([null, null, null]);
    expect(changed).not.toHaveBeenCalled();
  });

  test('sign nobody in who is leaving', () => {
    store.dispatch(signingOut());
    expect(adopt(good())).toBe('malformed');
    expect(readTokens()).toBeNull();
  });
});

describe('tokens that are stored', () => {
  test('sign in as long as they are good, once each', () => {
    const tokens = good();
    expect(adoptStored(tokens)).toBe(true);
    expect(adoptStored(tokens)).toBe(true);
    expect(changed.mock.calls).toEqual([[null]]);
    expect(signedInUser()?.username).toBe('ana.primjer');
    for (const accessToken of ['x', jwt({ exp: NOW / 1000 })])
      expect(adoptStored({ accessToken, refreshToken: 'r' })).toBe(false);
    expect(adoptedToken()).toBe(tokens.accessToken);
  });

  test('go with a call as long as they are good', () => {
    expect(usableTokens()).toBeNull();
    const tokens = good();
    storeTokens(tokens);
    expect(usableTokens()).toEqual(tokens);
    vi.setSystemTime(NOW + 600_000);
    expect(usableTokens()).toBeNull();
  });

  test.each(['', 'undefined', 'null', null])('%j beside a good one is no token (B06)', (nonsense) => {
    const tokens = good();
    for (const key of ['accessToken', 'refreshToken'] as const) {
      storeTokens(tokens);
      if (nonsense === null) safeLocal.remove(key);
      else safeLocal.set(key, nonsense);
      expect(readTokens()).toBeNull();
    }
  });

  test('change in another tab when the access token does, or everything (C12)', () => {
    expect(['accessToken', null, 'refreshToken', 'drafts'].map((key) => isTokenEvent({ key }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the end of a session', () => {
  const isKnown = () => [signedInUser() !== null, adoptedToken() !== null, readTokens() !== null];

  test('of somebody who asked for it says nothing', () => {
    adopt(good());
    const before = clearingsSoFar();
    clearAuth();
    expect([isKnown(), sessionNotice(), clearingsSoFar()]).toEqual([[false, false, false], null, before + 1]);
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(ended).not.toHaveBeenCalled();
  });

  test('of somebody who did not is told, and why', () => {
    adopt(good());
    clearAuth('elsewhere');
    expect([isKnown(), sessionNotice()]).toEqual([[false, false, false], 'elsewhere']);
    expect(ended.mock.calls).toEqual([['elsewhere']]);
  });

  test('that never began leaves its reason alone', () => {
    storeTokens(good());
    clearAuth('blocked');
    expect([isKnown(), sessionNotice()]).toEqual([[false, false, false], 'blocked']);
    expect(ended).not.toHaveBeenCalled();
    const dispatch = vi.spyOn(store, 'dispatch');
    clearAuth();
    expect(dispatch).not.toHaveBeenCalled();
    expect(sessionNotice()).toBe('blocked');
  });
});

test('what the store knows of a session (P3 Auth state, P6)', () => {
  const user = decodeToken(tokenFor(600))!;
  const after = (...actions: Parameters<typeof sessionSlice.reducer>[1][]) => ({
    session: actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState()),
  });
  const [nobody, somebody] = [after(), after(signedOut('ended'), signedIn(user))];
  expect([selectUser(nobody), selectIsUserAuthenticated(nobody), selectIsLeaving(nobody)]).toEqual([
    null,
    false,
    false,
  ]);
  expect([selectUser(somebody), selectIsUserAuthenticated(somebody), selectSessionNotice(somebody)]).toEqual([
    user,
    true,
    null,
  ]);
  const afterEnd = after(signedIn(user), signedOut('ended'));
  expect([selectUser(afterEnd), selectSessionNotice(afterEnd)]).toEqual([null, 'ended']);
  expect(selectSessionNotice(after(signedOut('ended'), signedOut()))).toBeNull();
  expect(selectSessionNotice(after(signedOut('ended'), noticeDismissed()))).toBeNull();
  expect(selectIsLeaving(after(signingOut()))).toBe(true);
  const mayAdd = (roleIdList: string) => selectMayAddDocuments(after(signedIn({ ...user, roleIdList })));
  expect(['13', '1, 13', '1,1013'].map(mayAdd)).toEqual([true, true, true]);
  expect(['', '1', '130', '1,130', '1,130, 10130', '013'].filter(mayAdd)).toEqual([]);
  expect(selectMayAddDocuments(nobody)).toBe(false);
});

test('the sign-in page of the identity application gets the place to come back to, encoded once (P2.3, B01)', () => {
  const url = new URL(signInUrl('http://localhost/bs/profil?name=a b&x=č#y'));
  expect(url.searchParams.get('redirectTo')).toBe('http://localhost/bs/profil?name=a b&x=č#y');
  expect([...url.searchParams.keys()].filter((key) => key === 'redirectTo')).toHaveLength(1);
  expect(identityCall()).toMatchObject({ call: { base: 'identity' }, url: 'Users/Identity' });
});
