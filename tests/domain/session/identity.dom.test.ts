import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { identityCall } from '#domain/session/session.calls.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { tokenFor } from '#tests/tokens.ts';
import { startPortal } from './start-portal.ts';

const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;

describe('an identity call without an answer (G01, G08)', () => {
  /** Fails a number of times in the given way, then signs in. */
  const identity = (failure: () => Response, times: number) => {
    let requested = 0;
    agency.use(
      http.get(IDENTITY, () =>
        ++requested <= times ? failure() : HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' }),
      ),
    );
    return () => requested;
  };

  test.each([
    ['no server', () => HttpResponse.json({}, { status: 500 })],
    ["a gate's page", () => HttpResponse.html('<html></html>')],
  ])('%s: is made again when the connection is back', async (_name, failure) => {
    const requested = identity(failure, 1);
    const portal = startPortal();
    await portal.session.fetchIdentityAtStart();
    expect(portal.isSignedIn()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(portal.isSignedIn()).toBe(true));
    window.dispatchEvent(new Event('online'));
    await everythingAnswered();
    expect(requested()).toBe(2);
  });

  test('is made again when the user returns to the tab, at most every 30 s', async () => {
    const requested = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
    const portal = startPortal();
    await portal.session.fetchIdentityAtStart();
    const comeBack = async (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      await everythingAnswered();
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await comeBack(1);
    expect(requested()).toBe(1);
    await comeBack(30);
    await waitFor(() => expect(requested()).toBe(2));
    await comeBack(1);
    await comeBack(1);
    expect(requested()).toBe(2);
    await comeBack(30);
    await waitFor(() => expect(requested()).toBe(3));
  });

  test.each([
    ['focus', () => window],
    ['visibilitychange', () => document],
  ] as const)(
    'is made again by the event %s alone, but not in a hidden tab or a closed portal',
    async (event, target) => {
      const requested = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
      const visibility = vi.spyOn(document, 'visibilityState', 'get');
      const comeBack = async () => {
        target().dispatchEvent(new Event(event));
        await everythingAnswered();
      };
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const portal = startPortal();
      await portal.session.fetchIdentityAtStart();
      vi.setSystemTime(Date.now() + 30_000);
      visibility.mockReturnValue('hidden');
      await comeBack();
      expect(requested()).toBe(1);
      visibility.mockReturnValue('visible');
      await comeBack();
      await waitFor(() => expect(requested()).toBe(2));
      portal.stop();
      vi.setSystemTime(Date.now() + 30_000);
      await comeBack();
      window.dispatchEvent(new Event('online'));
      await everythingAnswered();
      expect(requested()).toBe(2);
    },
  );

  test('is not made again when the agency refused it, or after a sign-out', async () => {
    const requested = identity(() => HttpResponse.json({}, { status: 401 }), Infinity);
    const portal = startPortal();
    await portal.session.fetchIdentityAtStart();
    window.dispatchEvent(new Event('online'));
    await everythingAnswered();
    expect(requested()).toBe(1);
    portal.stop();

    const again = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
    const next = startPortal();
    await next.session.fetchIdentityAtStart();
    await next.session.signOut(() => {});
    window.dispatchEvent(new Event('online'));
    await everythingAnswered();
    expect(again()).toBe(1);
  });
});

describe('an identity call that the document made before the portal started', () => {
  test.each([
    [401, 'signIn', 1, {}],
    [403, 'blocked', 1, {}],
    [404, 'signIn', 1, {}],
    [200, 'signIn', 1, { accessToken: '' }],
    [200, 'granted', 1, { accessToken: tokenFor(600), refreshToken: 'r' }],
    // A busy server has not answered the question.
    [503, 'signIn', 2, {}],
  ])('is answered with %i: the answer is used, %s after %i calls', async (status, access, calls, body) => {
    let requested = 0;
    agency.use(http.get(IDENTITY, () => (requested++, HttpResponse.json(body, { status }))));
    const portal = startPortal();
    void portal.earlyCalls.start(identityCall(), portal.calls.headers());
    await expect(portal.session.protectedAccess()).resolves.toBe(access);
    expect(requested).toBe(calls);
  });
});
