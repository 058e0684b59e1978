import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchIdentityAtStart, protectedAccess, signOut } from '#domain/session/session.ts';
import { adopt, clearAuth, usableTokens } from '#domain/session/auth-data.ts';
import { renewOnce } from '#domain/session/renewal.ts';
import {
  selectIsLeaving,
  selectMayAddDocuments,
  selectSessionNotice,
  selectUser,
} from '#domain/session/session.slice.ts';
import { readTokens, storeTokens } from '#domain/session/token-store.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { signInForTests } from '#mocks/session/sessions.ts';
import { api } from '#shared/api/api.ts';
import { env } from '#shared/config/env.ts';
import { readDraft, storeDraft } from '#shared/storage/stored-drafts.ts';
import { agency } from '#tests/agency.ts';
import { tokenFor } from '#tests/tokens.ts';
import { held } from '#tests/held.ts';
import { sessionOfTests } from './session-of-tests.ts';

const REFRESH = `${DEFAULT_BASES.identity}/UserSessions/Refresh`;
const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;
const SIGN_OUT = `${DEFAULT_BASES.identity}/UserSessions/SignOut`;

const session = sessionOfTests();
const { begin, ended, isSignedIn } = session;
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

describe('renewal', () => {
  test('is one call for everybody who asks', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r2' });
    await expect(Promise.all([renewOnce(), renewOnce(), renewOnce()])).resolves.toEqual([true, true, true]);
    expect(calls()).toBe(1);
  });

  test('with nothing stored any more nobody is signed in, without a call', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r2' });
    localStorage.clear();
    await expect(renewOnce()).resolves.toBe(false);
    expect(isSignedIn()).toBe(false);
    expect(calls()).toBe(0);
  });

  test('answered with what is no token ends the session, and says so', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    answers({ accessToken: 'no token', refreshToken: 'r2' });
    await expect(renewOnce()).resolves.toBe(false);
    expect(selectSessionNotice(session.store.getState())).toBe('ended');
  });

  test('without network signs out once the token has ended', async () => {
    storeTokens({ accessToken: tokenFor(-5), refreshToken: 'r' });
    agency.use(http.post(REFRESH, () => HttpResponse.error()));
    begin();
    await expect(renewOnce()).resolves.toBe(false);
    expect(isSignedIn()).toBe(false);
    expect(selectSessionNotice(session.store.getState())).toBe('ended');
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
    expect(selectSessionNotice(session.store.getState())).toBe(notice);
    expect(ended).toHaveBeenCalledWith(notice);
  });

  test('tokens in an envelope are tokens, and no refusal (readings P7)', async () => {
    storeTokens({ accessToken: tokenFor(-5), refreshToken: 'r' });
    answers({ status: 200, data: { accessToken: tokenFor(600), refreshToken: 'r2' } });
    begin();
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(readTokens()?.refreshToken).toBe('r2');
  });

  test.each([{}, { accessToken: '', refreshToken: 'x' }, { accessToken: 'only' }, { data: null }, null, 'text'])(
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
    await expect(renewOnce()).resolves.toBe(true);
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
      storeDraft('contact', { message: 'Upit' }, null);
      expect(selectIsLeaving(session.store.getState())).toBe(false);
      const leaving = signOut(reload);
      expect(isSignedIn()).toBe(false);
      expect(selectIsLeaving(session.store.getState())).toBe(true);
      expect([readTokens(), readDraft('contact')]).toEqual([null, null]);
      await leaving;
      expect(sent).toEqual([accessToken, null]);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('reloads after five seconds without an answer, and the one call goes on (P7, faults B14)', async () => {
    const accessToken = tokenFor(600);
    storeTokens({ accessToken, refreshToken: 'r' });
    begin();
    const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reload = vi.fn();
    const leaving = signOut(reload);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    vi.advanceTimersByTime(4999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await leaving;
    expect(reload).toHaveBeenCalledOnce();
    const { headers, signal, ...how } = sent.mock.calls[0]?.[1] ?? {};
    expect(how).toEqual({ credentials: 'include', keepalive: true });
    expect(signal).toBeUndefined();
    expect(headers).toMatchObject({
      'accept-language': 'bs',
      ClientId: env.VITE_CLIENT_ID,
      Authorization: accessToken,
      RefreshToken: 'r',
    });
    expect(sent).toHaveBeenCalledExactlyOnceWith(SIGN_OUT, expect.anything());
  });

  test('stays signed out when a renewal under way is answered afterwards (faults B14)', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    let isRequested = false;
    const { wait, release } = held();
    agency.use(
      http.post(REFRESH, async () => {
        isRequested = true;
        await wait;
        return HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'r2' });
      }),
    );
    const renewing = renewOnce();
    await waitFor(() => expect(isRequested).toBe(true));
    await signOut(() => {});
    release();
    await expect(renewing).resolves.toBe(false);
    expect(readTokens()).toBeNull();
    expect(isSignedIn()).toBe(false);
  });

  test('does not sign in again unasked on the next start, once', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    await signOut(() => {});
    session.stop();
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
  const notice = () => selectSessionNotice(session.store.getState());

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

test.each([
  ['13', true],
  ['1013', true],
  ['130', false],
])('a user with the roles %s may add documents: %s (P6)', (roleIdList, expected) => {
  begin();
  expect([selectUser(session.store.getState()), selectMayAddDocuments(session.store.getState())]).toEqual([
    null,
    false,
  ]);
  adopt({ accessToken: tokenFor(600, { roleIdList }), refreshToken: 'r' });
  expect(selectUser(session.store.getState())).toMatchObject({ userId: '7', roleIdList });
  expect(selectMayAddDocuments(session.store.getState())).toBe(expected);
});

describe('a protected route', () => {
  test('opens with a stored token that has not expired, without a call', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    begin();
    await expect(protectedAccess()).resolves.toBe('granted');
  });

  test('is not opened by the identity API after a sign-out, once (P4)', async () => {
    begin();
    await signOut(() => {});
    session.stop();
    begin();
    agency.use(http.get(IDENTITY, () => HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' })));
    await expect(protectedAccess()).resolves.toBe('signIn');
    await expect(protectedAccess()).resolves.toBe('granted');
  });

  test('does not open when the identity API refuses', async () => {
    begin();
    await expect(protectedAccess()).resolves.toBe('signIn');
  });
});

test('what was shown to one user is requested anew for another, and at the end of the session, not after a renewal', () => {
  begin();
  const dispatch = vi.spyOn(session.store, 'dispatch');
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
