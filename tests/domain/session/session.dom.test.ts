import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { selectIsLeaving } from '#domain/session/session.slice.ts';
import { takeSkipIdentity } from '#domain/session/skip-identity.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { signInWithoutCookie } from '#mocks/session/sessions.ts';
import { env } from '#shared/config/env.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { leaveAsked } from '#tests/leave-asked.ts';
import { drafts, storage } from '#tests/storage.ts';
import { readTokens, storeTokens, tokenFor } from '#tests/tokens.ts';
import { startPortal } from './start-portal.ts';

const REFRESH = `${DEFAULT_BASES.identity}/UserSessions/Refresh`;
const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;
const SIGN_OUT = `${DEFAULT_BASES.identity}/UserSessions/SignOut`;

const signedIn = (seconds = 600) => ({ accessToken: tokenFor(seconds), refreshToken: 'r' });
/** A portal with stored tokens that expire in `seconds`. */
const startWith = (seconds: number) => {
  storeTokens(signedIn(seconds));
  return startPortal();
};
const identityGives = (body: object, status = 200) =>
  agency.use(http.get(IDENTITY, () => HttpResponse.json(body, { status })));

/** The tokens of a renewal; counts the calls. */
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

const LONG = tokenFor(600, { photoUrl: 'x'.repeat(20_000) });

/** What the script of a document does before a portal starts in it. */
const openDocument = () => {
  takeSkipIdentity(storage);
  onTestFinished(() => void delete window.followsSignOut);
};

describe('at start', () => {
  test('a stored token signs in', () => expect(startWith(600).isSignedIn()).toBe(true));

  test('invalid stored tokens are removed and nobody is signed in', () => {
    localStorage.setItem('accessToken', 'undefined');
    localStorage.setItem('refreshToken', 'r');
    const portal = startPortal();
    expect(portal.isSignedIn()).toBe(false);
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  test.each([
    ['with a refresh token is renewed', (tokens: object) => tokens],
    ['is renewed with tokens inside an envelope (readings P7)', (data: object) => ({ status: 200, data })],
  ])('an expired token %s', async (_what, answerOf) => {
    answers(answerOf({ accessToken: tokenFor(600), refreshToken: 'r2' }));
    const portal = startWith(-5);
    await waitFor(() => expect(portal.isSignedIn()).toBe(true));
    expect(readTokens()?.refreshToken).toBe('r2');
  });

  test('a session at the identity application signs in', async () => {
    signInWithoutCookie('citizen');
    const portal = startPortal();
    await portal.session.fetchIdentityAtStart();
    expect(portal.isSignedIn()).toBe(true);
  });
});

describe('renewal', () => {
  test('is one call, however many parts of the portal ask for it', async () => {
    const portal = startWith(600);
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r2' });
    const all = Promise.all([portal.session.renew(), portal.session.renew(), portal.session.renew()]);
    await expect(all).resolves.toEqual([true, true, true]);
    expect(calls()).toBe(1);
  });

  test('without stored tokens, because another tab ended the session, signs the user out, says so and makes no call', async () => {
    const portal = startWith(600);
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r2' });
    localStorage.clear();
    await expect(portal.session.renew()).resolves.toBe(false);
    expect([portal.isSignedIn(), portal.notice()]).toEqual([false, 'elsewhere']);
    expect(portal.ended).toHaveBeenCalledExactlyOnceWith('elsewhere');
    expect(calls()).toBe(0);
  });

  test('without network signs the user out when the token has expired', async () => {
    agency.use(http.post(REFRESH, () => HttpResponse.error()));
    const portal = startWith(-5);
    await expect(portal.session.renew()).resolves.toBe(false);
    expect(portal.isSignedIn()).toBe(false);
    expect(portal.notice()).toBe('ended');
  });

  test.each([
    ['is renewed once it is back', () => HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'r2' }), 'r2'],
    ['ends the session if nobody answers then', () => HttpResponse.error(), undefined],
  ] as const)('a token that expired while the network was gone %s', async (_what, answer, kept) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    agency.use(http.post(REFRESH, () => HttpResponse.error()));
    const portal = startWith(-5);
    await expect(portal.session.renew()).resolves.toBe(false);
    expect(readTokens()?.refreshToken).toBe('r');
    network.mockReturnValue(true);
    agency.use(http.post(REFRESH, answer));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(readTokens()?.refreshToken).toBe(kept));
    expect(portal.isSignedIn()).toBe(kept !== undefined);
  });

  test.each([
    [401, 'ended'],
    [403, 'blocked'],
    [400, 'ended'],
  ] as const)('refused with %s signs the user out and says why', async (status, notice) => {
    const portal = startWith(600);
    answers({}, status);
    await expect(portal.session.renew()).resolves.toBe(false);
    expect(portal.isSignedIn()).toBe(false);
    expect(readTokens()).toBeNull();
    expect(portal.notice()).toBe(notice);
    expect(portal.ended).toHaveBeenCalledWith(notice);
  });

  test.each([
    {},
    { accessToken: '', refreshToken: 'x' },
    { accessToken: 'only' },
    { accessToken: 'no token', refreshToken: 'r2' },
    { data: null },
    null,
    'text',
  ])('answered with %j ends the session with a notice', async (answer) => {
    const portal = startWith(600);
    answers(answer);
    await expect(portal.session.renew()).resolves.toBe(false);
    expect([portal.isSignedIn(), portal.notice()]).toEqual([false, 'ended']);
  });

  test('without network keeps the user signed in until the token expires', async () => {
    const portal = startWith(600);
    agency.use(http.post(REFRESH, () => HttpResponse.error()));
    await expect(portal.session.renew()).resolves.toBe(true);
    expect(portal.isSignedIn()).toBe(true);
    expect(readTokens()?.refreshToken).toBe('r');
  });

  test('uses the tokens that another tab renewed, without a call', async () => {
    const portal = startWith(600);
    const calls = answers({ accessToken: tokenFor(900), refreshToken: 'r3' });
    storeTokens({ accessToken: tokenFor(1200), refreshToken: 'r2' });
    await expect(portal.session.renew()).resolves.toBe(true);
    expect(calls()).toBe(0);
    expect(readTokens()?.refreshToken).toBe('r2');
  });
});

test('a renewal comes (exp − iat) − 60 s after the tokens were set (P4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const calls = answers({ accessToken: tokenFor(6000), refreshToken: 'r2' });
  identityGives(signedIn());
  const portal = startPortal();
  await portal.session.fetchIdentityAtStart();
  await vi.advanceTimersByTimeAsync(530_000);
  expect(calls()).toBe(0);
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(calls()).toBe(1));
  await waitFor(() => expect(readTokens()?.refreshToken).toBe('r2'));
});

describe('sign-out', () => {
  test.each([200, 500])(
    'clears at once, makes the call with the old tokens and reloads (answer %s)',
    async (status) => {
      const accessToken = tokenFor(600);
      storeTokens({ accessToken, refreshToken: 'r' });
      const portal = startPortal();
      const sent: (string | null)[] = [];
      agency.use(
        http.get(SIGN_OUT, ({ request }) => {
          sent.push(request.headers.get('Authorization'), localStorage.getItem('accessToken'));
          return new HttpResponse(null, { status });
        }),
      );
      const reload = vi.fn();
      drafts.write('contact', { message: 'Upit' }, null);
      expect(selectIsLeaving(portal.store.getState())).toBe(false);
      const leaving = portal.session.signOut(reload);
      expect(portal.isSignedIn()).toBe(false);
      expect(selectIsLeaving(portal.store.getState())).toBe(true);
      expect([readTokens(), drafts.read('contact')]).toEqual([null, null]);
      await leaving;
      expect(sent).toEqual([accessToken, null]);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('reloads after five seconds without an answer, and does not cancel the call (P7, faults B14)', async () => {
    const accessToken = tokenFor(600);
    storeTokens({ accessToken, refreshToken: 'r' });
    const portal = startPortal();
    const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => sent.mockRestore());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reload = vi.fn();
    const leaving = portal.session.signOut(reload);
    await expect.poll(() => sent).toHaveBeenCalled();
    vi.advanceTimersByTime(4999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await leaving;
    expect(reload).toHaveBeenCalledOnce();
    const { headers, signal, ...how } = sent.mock.calls[0]?.[1] ?? {};
    expect(how).toEqual({ credentials: 'include', cache: 'no-store', keepalive: true });
    expect(signal).toBeUndefined();
    expect(headers).toMatchObject({
      'accept-language': 'bs',
      ClientId: env.VITE_CLIENT_ID,
      Authorization: accessToken,
      RefreshToken: 'r',
    });
    expect(sent).toHaveBeenCalledExactlyOnceWith(SIGN_OUT, expect.anything());
  });

  test('reloads also a page with unsaved results without a question, because they are removed (R6)', async () => {
    const { asked, leave } = leaveAsked();
    vi.spyOn(window.location, 'reload').mockImplementation(leave);
    await startWith(600).session.signOut();
    expect(asked).toEqual([false]);
  });

  test('stays signed out when a pending renewal is answered afterwards (faults B14)', async () => {
    const portal = startWith(600);
    let isRequested = false;
    const { wait, release } = held();
    agency.use(
      http.post(REFRESH, async () => {
        isRequested = true;
        await wait;
        return HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'r2' });
      }),
    );
    const renewing = portal.session.renew();
    await waitFor(() => expect(isRequested).toBe(true));
    await portal.session.signOut(() => {});
    release();
    await expect(renewing).resolves.toBe(false);
    expect(readTokens()).toBeNull();
    expect(portal.isSignedIn()).toBe(false);
  });

  test('does not sign the user in again at the next start, but at the one after it', async () => {
    const portal = startWith(600);
    await portal.session.signOut(() => {});
    portal.stop();
    openDocument();
    const next = startPortal();
    identityGives(signedIn());
    await next.session.fetchIdentityAtStart();
    expect(next.isSignedIn()).toBe(false);
    await next.session.fetchIdentityAtStart();
    expect(next.isSignedIn()).toBe(true);
  });

  test('the next user is signed in who came back before the signed-out page had started', async () => {
    const portal = startPortal();
    await portal.session.signOut(() => {});
    portal.stop();
    openDocument();
    openDocument();
    identityGives(signedIn());
    const next = startPortal();
    await next.session.fetchIdentityAtStart();
    expect(next.isSignedIn()).toBe(true);
  });
});

describe('a sign-in that fails says why', () => {
  test.each([
    ['403: the user is blocked', 403, {}, 'blocked'],
    ['a token that has expired on arrival: the clock', 200, signedIn(-3600), 'clock'],
    ['a token of 20 kB: too long', 200, { ...signedIn(), accessToken: LONG }, 'tooLong'],
  ] as const)('%s', async (_name, status, body, cause) => {
    identityGives(body, status);
    const portal = startPortal();
    await portal.session.fetchIdentityAtStart();
    expect([portal.isSignedIn(), portal.notice(), readTokens()]).toEqual([false, cause, null]);
    expect(portal.ended).not.toHaveBeenCalled();
    await expect(portal.session.protectedAccess()).resolves.toBe(cause);
  });

  test('a stored token of 20 kB is not sent with any call and is removed', () => {
    storeTokens({ ...signedIn(), accessToken: LONG });
    const portal = startPortal();
    expect(portal.session.usableTokens()).toBeNull();
    expect([portal.isSignedIn(), portal.notice(), readTokens()]).toEqual([false, 'tooLong', null]);
  });

  test('a user who was blocked before can open a protected page once allowed', async () => {
    identityGives({}, 403);
    const portal = startPortal();
    await expect(portal.session.protectedAccess()).resolves.toBe('blocked');
    identityGives(signedIn());
    await expect(portal.session.protectedAccess()).resolves.toBe('granted');
    expect(portal.notice()).toBeNull();
  });
});

describe('a protected route', () => {
  test('opens with a stored token that has not expired, without a call', () =>
    expect(startWith(600).session.protectedAccess()).resolves.toBe('granted'));

  test('is not opened by the identity API right after a sign-out (P4)', async () => {
    const portal = startPortal();
    await portal.session.signOut(() => {});
    portal.stop();
    openDocument();
    const next = startPortal();
    identityGives(signedIn());
    await expect(next.session.protectedAccess()).resolves.toBe('signIn');
    await expect(next.session.protectedAccess()).resolves.toBe('granted');
  });
});
