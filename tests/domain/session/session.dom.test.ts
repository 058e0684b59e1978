import { waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchIdentityAtStart, protectedAccess, signOut, startSession } from '#domain/session/session.ts';
import { adopt, clearAuth, usableTokens } from '#domain/session/auth-data.ts';
import { renewOnce } from '#domain/session/renewal.ts';
import { selectIsUserAuthenticated, selectSessionNotice, sessionSlice } from '#domain/session/session.slice.ts';
import { readTokens, storeTokens } from '#domain/session/token-store.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { signInForTests } from '#mocks/session/sessions.ts';
import { api } from '#shared/api/api.ts';
import { provideCallContext } from '#shared/http/call-context.ts';
import { agency } from '#tests/agency.ts';
import { tokenFor } from '#tests/tokens.ts';

const REFRESH = `${DEFAULT_BASES.identity}/UserSessions/Refresh`;
const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;
const SIGN_OUT = `${DEFAULT_BASES.identity}/UserSessions/SignOut`;

function makeStore() {
  return configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

let store = makeStore();
let stop = () => {};
const ended = vi.fn();
const begin = () => {
  store = makeStore();
  stop = startSession(store, ended);
};
const isSignedIn = () => selectIsUserAuthenticated(store.getState());
const answers = (tokens: unknown, status = 200) => {
  let calls = 0;
  agency.use(
    http.post(REFRESH, () => {
      calls++;
      return HttpResponse.json(tokens as object, { status });
    }),
  );
  return () => calls;
};

beforeEach(() => {
  ended.mockClear();
  provideCallContext({ language: () => 'bs', tokens: readTokens, ready: () => Promise.resolve() });
});
afterEach(() => stop());

describe('at start', () => {
  test('a stored token signs in', () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    expect(isSignedIn()).toBe(true);
  });

  test('nonsense in storage is cleaned away and nobody is signed in', () => {
    localStorage.setItem('accessToken', 'undefined');
    localStorage.setItem('refreshToken', 'r');
    begin();
    expect(isSignedIn()).toBe(false);
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  test('an expired token with a refresh token is renewed', async () => {
    storeTokens({ accessToken: tokenFor(-5), refreshToken: 'r' });
    answers({ accessToken: tokenFor(600), refreshToken: 'r2' });
    begin();
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(readTokens()?.refreshToken).toBe('r2');
  });

  test('a session at the identity application signs in', async () => {
    signInForTests('citizen');
    begin();
    await fetchIdentityAtStart();
    expect(isSignedIn()).toBe(true);
  });

  test('403 clears the auth data and the page stays', async () => {
    agency.use(http.get(IDENTITY, () => HttpResponse.json({}, { status: 403 })));
    begin();
    await fetchIdentityAtStart();
    expect(isSignedIn()).toBe(false);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('an identity call without an answer (G01, G08)', () => {
  /** Fails as told for so long as it is told, then signs in. */
  const identity = (failure: () => Response, times: number) => {
    let requested = 0;
    agency.use(
      http.get(IDENTITY, () =>
        ++requested <= times ? failure() : HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' }),
      ),
    );
    return () => requested;
  };
  const settled = () => delay(30);

  test.each([
    ['no server', () => HttpResponse.json({}, { status: 500 })],
    ["a gate's page", () => HttpResponse.html('<html></html>')],
  ])('%s: is made again when the connection is back', async (_name, failure) => {
    const requested = identity(failure, 1);
    begin();
    await fetchIdentityAtStart();
    expect(isSignedIn()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(isSignedIn()).toBe(true));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(requested()).toBe(2);
  });

  test('is made again when the reader comes back, at most every 30 s', async () => {
    const requested = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
    begin();
    await fetchIdentityAtStart();
    const comeBack = async (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await comeBack(1);
      expect(requested()).toBe(1);
      await comeBack(30);
      await waitFor(() => expect(requested()).toBe(2));
      await comeBack(1);
      await comeBack(1);
      expect(requested()).toBe(2);
      await comeBack(30);
      await waitFor(() => expect(requested()).toBe(3));
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not made again when the agency said no, or after signing out', async () => {
    const requested = identity(() => HttpResponse.json({}, { status: 401 }), Infinity);
    begin();
    await fetchIdentityAtStart();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(requested()).toBe(1);
    stop();

    const again = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
    begin();
    await fetchIdentityAtStart();
    await signOut(() => {});
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(again()).toBe(1);
  });
});

describe('renewal', () => {
  test('is one call for everybody who asks', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r2' });
    await Promise.all([renewOnce(), renewOnce(), renewOnce()]);
    expect(calls()).toBe(1);
  });

  test.each([
    [401, 'ended'],
    [403, 'blocked'],
    [400, 'ended'],
  ] as const)('refused with %s signs out and says why', async (status, notice) => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    answers({}, status);
    await expect(renewOnce()).resolves.toBe(false);
    expect(isSignedIn()).toBe(false);
    expect(readTokens()).toBeNull();
    expect(selectSessionNotice(store.getState())).toBe(notice);
    expect(ended).toHaveBeenCalledWith(notice);
  });

  test.each([{}, { accessToken: '', refreshToken: 'x' }, { accessToken: 'only' }, null, 'text'])(
    'answered with %j counts as failure',
    async (answer) => {
      storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
      begin();
      answers(answer);
      await expect(renewOnce()).resolves.toBe(false);
      expect(isSignedIn()).toBe(false);
    },
  );

  test('without network does not sign out before the end of the token', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    agency.use(http.post(REFRESH, () => HttpResponse.error()));
    await expect(renewOnce()).resolves.toBe(true);
    expect(isSignedIn()).toBe(true);
    expect(readTokens()?.refreshToken).toBe('r');
  });

  test('takes over what another tab renewed, without a call', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r3' });
    storeTokens({ accessToken: tokenFor(1200), refreshToken: 'r2' });
    await renewOnce();
    expect(calls()).toBe(0);
    expect(readTokens()?.refreshToken).toBe('r2');
  });
});

test('a renewal comes (exp − iat) − 60 s after the tokens were set (P4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() });
  try {
    const calls = answers({ accessToken: tokenFor(6000), refreshToken: 'r2' });
    agency.use(http.get(IDENTITY, () => HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' })));
    begin();
    await fetchIdentityAtStart();
    await vi.advanceTimersByTimeAsync(530_000);
    expect(calls()).toBe(0);
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(calls()).toBe(1));
    await waitFor(() => expect(readTokens()?.refreshToken).toBe('r2'));
  } finally {
    vi.useRealTimers();
  }
});

describe('other tabs', () => {
  test('signing out elsewhere signs out here', () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(isSignedIn()).toBe(false);
  });

  test('signing in elsewhere signs in here', () => {
    begin();
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    expect(isSignedIn()).toBe(true);
  });
});

describe('sign-out', () => {
  test.each([200, 500])(
    'clears at once, makes the call with the old tokens and reloads (answer %s)',
    async (status) => {
      const accessToken = tokenFor(600);
      storeTokens({ accessToken, refreshToken: 'r' });
      begin();
      const sent: (string | null)[] = [];
      agency.use(
        http.get(SIGN_OUT, ({ request }) => {
          sent.push(request.headers.get('Authorization'), localStorage.getItem('accessToken'));
          return new HttpResponse(null, { status });
        }),
      );
      const reload = vi.fn();
      const leaving = signOut(reload);
      expect(isSignedIn()).toBe(false);
      expect(readTokens()).toBeNull();
      await leaving;
      expect(sent).toEqual([accessToken, null]);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('stays signed out when a renewal under way is answered afterwards (faults B14)', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    agency.use(
      http.post(REFRESH, async () => {
        await delay(100);
        return HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'r2' });
      }),
    );
    const renewing = renewOnce();
    await delay(20);
    await signOut(() => {});
    await expect(renewing).resolves.toBe(false);
    expect(readTokens()).toBeNull();
    expect(isSignedIn()).toBe(false);
  });

  test('does not sign in again unasked on the next start, once', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    await signOut(() => {});
    stop();
    begin();
    let requested = 0;
    agency.use(
      http.get(IDENTITY, () => {
        requested++;
        return HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' });
      }),
    );
    await fetchIdentityAtStart();
    expect(requested).toBe(0);
    await fetchIdentityAtStart();
    expect(requested).toBe(1);
  });
});

describe('a sign-in that cannot be used is told with its cause', () => {
  const identityGives = (status: number, body: object) =>
    agency.use(http.get(IDENTITY, () => HttpResponse.json(body, { status })));
  const notice = () => selectSessionNotice(store.getState());

  test.each([
    ['403: the user is blocked', 403, {}, 'blocked'],
    [
      'a token that has ended as it comes: the clock',
      200,
      { accessToken: tokenFor(-3600), refreshToken: 'r' },
      'clock',
    ],
    [
      'a token of 20 kB: too long',
      200,
      { accessToken: tokenFor(600, { photoUrl: 'x'.repeat(20_000) }), refreshToken: 'r' },
      'tooLong',
    ],
  ] as const)('%s', async (_name, status, body, cause) => {
    identityGives(status, body);
    begin();
    await fetchIdentityAtStart();
    expect([isSignedIn(), notice(), readTokens()]).toEqual([false, cause, null]);
    expect(ended).not.toHaveBeenCalled();
    await expect(protectedAccess()).resolves.toBe(cause);
  });

  test('a stored token of 20 kB goes with no call and is dropped', () => {
    storeTokens({ accessToken: tokenFor(600, { photoUrl: 'x'.repeat(20_000) }), refreshToken: 'r' });
    expect(usableTokens()).toBeNull();
    begin();
    expect([isSignedIn(), notice(), readTokens()]).toEqual([false, 'tooLong', null]);
  });

  test('one that was refused before opens the door when it is given', async () => {
    identityGives(403, {});
    begin();
    await expect(protectedAccess()).resolves.toBe('blocked');
    identityGives(200, { accessToken: tokenFor(600), refreshToken: 'r' });
    await expect(protectedAccess()).resolves.toBe('granted');
    expect(notice()).toBeNull();
  });
});

describe('a protected route', () => {
  test('opens with a stored token that has not expired, without a call', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    await expect(protectedAccess()).resolves.toBe('granted');
  });

  test('does not open when the identity API refuses', async () => {
    begin();
    await expect(protectedAccess()).resolves.toBe('signIn');
  });
});

test('what was shown to one user is requested anew for another, and at the end of the session, not after a renewal', () => {
  begin();
  const dispatch = vi.spyOn(store, 'dispatch');
  const isRequestedAnew = (step: () => void) => {
    dispatch.mockClear();
    step();
    return dispatch.mock.calls.some(
      ([action]) => JSON.stringify(action) === JSON.stringify(api.util.invalidateTags(['Session'])),
    );
  };
  const signInAs = (userId: number) => () => void adopt({ accessToken: tokenFor(600, { userId }), refreshToken: 'r' });
  expect(isRequestedAnew(signInAs(1))).toBe(false);
  expect(isRequestedAnew(signInAs(1))).toBe(false);
  expect(isRequestedAnew(signInAs(2))).toBe(true);
  expect(isRequestedAnew(clearAuth)).toBe(true);
  expect(isRequestedAnew(clearAuth)).toBe(false);
});
