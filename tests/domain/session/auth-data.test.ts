import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInUrl } from '#domain/session/identity-links.ts';
import { createAuthData } from '#domain/session/internal/auth-data.ts';
import { identityCall } from '#domain/session/session.calls.ts';
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
import { createTokenStore } from '#domain/session/token-store.ts';
import { decodeToken } from '#domain/session/token.ts';
import { api } from '#shared/api/api.ts';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';
import { jwt, tokenFor } from '#tests/tokens.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const ended = vi.fn<(notice: string) => void>();
const left = vi.fn<() => void>();
const changed = vi.fn<(received: number | null) => void>();
const local = createSafeStorage(() => null);
const stored = createTokenStore(local);
const makeStore = () => configureStore({ reducer: { session: sessionSlice.reducer } });
let store = makeStore();
let auth = createAuthData({ store, tokens: stored, onEnd: ended, onLeave: left, onChange: changed });
const good = (claims = {}) => ({ accessToken: tokenFor(600, claims), refreshToken: 'r' });
const signInAs = (userId: number) => () => void auth.setFromAnswer(good({ userId }));
const LONG = 'x'.repeat(8001);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  store = makeStore();
  auth = createAuthData({ store, tokens: stored, onEnd: ended, onLeave: left, onChange: changed });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  local.clear();
});

describe('tokens in an answer (P4)', () => {
  test('sign their user in and are stored, each under its key', () => {
    const tokens = good();
    expect(auth.setFromAnswer(tokens)).toBeNull();
    expect(auth.user()).toEqual(decodeToken(tokens.accessToken));
    expect([auth.currentToken(), stored.read()]).toEqual([tokens.accessToken, tokens]);
    expect(['accessToken', 'refreshToken'].map(local.get)).toEqual([tokens.accessToken, 'r']);
    expect(changed.mock.calls).toEqual([[NOW]]);
  });

  test.each([
    ['an access token that is too long', { accessToken: LONG, refreshToken: 'r' }, 'tooLong'],
    ['a refresh token that is too long', { ...good(), refreshToken: LONG }, 'tooLong'],
    ['no token', { accessToken: 'x', refreshToken: 'r' }, 'malformed'],
    ['a token that has expired on arrival', { accessToken: jwt({ exp: NOW / 1000 }), refreshToken: 'r' }, 'clock'],
  ])('%s: nobody is signed in and nothing is stored', (_what, tokens, problem) => {
    expect(auth.setFromAnswer(tokens)).toBe(problem);
    expect([auth.user(), auth.currentToken(), stored.read()]).toEqual([null, null, null]);
    expect(changed).not.toHaveBeenCalled();
  });

  test('do not sign in a user who is signing out', () => {
    store.dispatch(signingOut());
    expect(auth.setFromAnswer(good())).toBe('malformed');
    expect(stored.read()).toBeNull();
  });
});

describe('tokens that are stored', () => {
  test('sign their user in until they expire, once each', () => {
    const tokens = good();
    expect(auth.setFromStorage(tokens)).toBe(true);
    expect(auth.setFromStorage(tokens)).toBe(true);
    expect(changed.mock.calls).toEqual([[null]]);
    expect(auth.user()?.username).toBe('ana.primjer');
    for (const accessToken of ['x', jwt({ exp: NOW / 1000 })])
      expect(auth.setFromStorage({ accessToken, refreshToken: 'r' })).toBe(false);
    expect(auth.currentToken()).toBe(tokens.accessToken);
  });

  test('are sent with calls until they expire', () => {
    expect(auth.usableTokens()).toBeNull();
    const tokens = good();
    stored.write(tokens);
    expect(auth.usableTokens()).toEqual(tokens);
    vi.setSystemTime(NOW + 600_000);
    expect(auth.usableTokens()).toBeNull();
  });

  test.each(['', 'undefined', 'null', null])('%j in place of one of them counts as no tokens (B06)', (nonsense) => {
    const tokens = good();
    for (const key of ['accessToken', 'refreshToken'] as const) {
      stored.write(tokens);
      if (nonsense === null) local.remove(key);
      else local.set(key, nonsense);
      expect(stored.read()).toBeNull();
    }
  });
});

describe('the end of a session', () => {
  const isKnown = () => [auth.user() !== null, auth.currentToken() !== null, stored.read() !== null];

  test('that the user requested shows no notice', () => {
    auth.setFromAnswer(good());
    const before = auth.clearCount();
    auth.clear();
    expect([isKnown(), auth.notice(), auth.clearCount()]).toEqual([[false, false, false], null, before + 1]);
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(ended).not.toHaveBeenCalled();
  });

  test('that the user did not request shows why', () => {
    auth.setFromAnswer(good());
    auth.clear('elsewhere');
    expect([isKnown(), auth.notice()]).toEqual([[false, false, false], 'elsewhere']);
    expect(ended.mock.calls).toEqual([['elsewhere']]);
  });

  test('that never began shows its reason, which stays', () => {
    stored.write(good());
    auth.clear('blocked');
    expect([isKnown(), auth.notice()]).toEqual([[false, false, false], 'blocked']);
    expect(ended).not.toHaveBeenCalled();
    const dispatch = vi.spyOn(store, 'dispatch');
    auth.clear();
    expect(dispatch).not.toHaveBeenCalled();
    expect(auth.notice()).toBe('blocked');
  });
});

test('the state of the session in the store (P3 Auth state, P6)', () => {
  const user = decodeToken(tokenFor(600))!;
  const after = (...actions: Parameters<typeof sessionSlice.reducer>[1][]) => ({
    session: actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState()),
  });
  const [nobody, somebody] = [after(), after(signedOut('ended'), signedIn(user))];
  const selectors = [selectUser, selectIsUserAuthenticated, selectIsLeaving, selectSessionNotice];
  const stateOf = (state: ReturnType<typeof after>) => selectors.map((select) => select(state));
  expect(stateOf(nobody)).toEqual([null, false, false, null]);
  expect(stateOf(somebody)).toEqual([user, true, false, null]);
  expect(stateOf(after(signedIn(user), signedOut('ended')))).toEqual([null, false, false, 'ended']);
  expect(selectSessionNotice(after(signedOut('ended'), signedOut()))).toBeNull();
  expect(selectSessionNotice(after(signedOut('ended'), noticeDismissed()))).toBeNull();
  expect(selectIsLeaving(after(signingOut()))).toBe(true);
  const mayAdd = (roleIdList: string) => selectMayAddDocuments(after(signedIn({ ...user, roleIdList })));
  expect(['13', '1, 13', '1,1013'].map(mayAdd)).toEqual([true, true, true]);
  expect(['', '1', '130', '1,130', '1,130, 10130', '013'].filter(mayAdd)).toEqual([]);
  expect(selectMayAddDocuments(nobody)).toBe(false);
});

test('the sign-in page gets the address to return to, encoded once (P2.3, B01)', () => {
  const url = new URL(signInUrl('http://localhost/bs/profil?name=a b&x=č#y'));
  expect(url.searchParams.get('redirectTo')).toBe('http://localhost/bs/profil?name=a b&x=č#y');
  expect([...url.searchParams.keys()].filter((key) => key === 'redirectTo')).toHaveLength(1);
  expect(identityCall()).toMatchObject({ call: { base: 'identity' }, url: 'Users/Identity' });
});

test('what a person entered is removed when that person leaves, not for a renewal, a visitor or somebody who signs in', () => {
  const removals = (step: () => void) => {
    left.mockClear();
    step();
    return left.mock.calls.length;
  };
  const steps = [auth.clear, signInAs(1), signInAs(1), signInAs(2), () => auth.clear('ended'), auth.clear];
  expect(steps.map(removals)).toEqual([0, 0, 0, 1, 1, 0]);
});

test('the data of the session are requested again for another user than before and at its end, not for the first or after a renewal', () => {
  const dispatch = vi.spyOn(store, 'dispatch');
  const isRequestedAgain = (step: () => void) => {
    dispatch.mockClear();
    step();
    return dispatch.mock.calls.some(
      ([action]) => JSON.stringify(action) === JSON.stringify(api.util.invalidateTags(['Session'])),
    );
  };
  // The start of a tab without a token.
  expect(isRequestedAgain(auth.clear)).toBe(false);
  expect(isRequestedAgain(signInAs(1))).toBe(false);
  expect(isRequestedAgain(signInAs(1))).toBe(false);
  expect(isRequestedAgain(signInAs(2))).toBe(true);
  expect(isRequestedAgain(auth.clear)).toBe(true);
  expect(isRequestedAgain(auth.clear)).toBe(false);
  expect(isRequestedAgain(signInAs(2))).toBe(true);
});
