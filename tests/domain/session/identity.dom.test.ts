import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { identityCall } from '#domain/session/session.calls.ts';
import { fetchIdentityAtStart, protectedAccess, signOut } from '#domain/session/session.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { earlyCalls } from '#shared/api/page-calls.ts';
import { callHeaders } from '#shared/http/call-context.ts';
import { agency } from '#tests/agency.ts';
import { tokenFor } from '#tests/tokens.ts';
import { everythingAnswered } from '#tests/held.ts';
import { sessionOfTests } from './session-of-tests.ts';

const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;

const session = sessionOfTests();
const { begin, isSignedIn } = session;

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
    begin();
    await fetchIdentityAtStart();
    expect(isSignedIn()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(isSignedIn()).toBe(true));
    window.dispatchEvent(new Event('online'));
    await everythingAnswered();
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
      await everythingAnswered();
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

  const COMING_BACK = [
    ['focus', () => window],
    ['visibilitychange', () => document],
  ] as const;

  test.each(COMING_BACK)('is made again by %s alone, not in a hidden tab, nor after the end', async (event, target) => {
    const requested = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const comeBack = async () => {
      target().dispatchEvent(new Event(event));
      await everythingAnswered();
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      begin();
      await fetchIdentityAtStart();
      vi.setSystemTime(Date.now() + 30_000);
      visibility.mockReturnValue('hidden');
      await comeBack();
      expect(requested()).toBe(1);
      visibility.mockReturnValue('visible');
      await comeBack();
      await waitFor(() => expect(requested()).toBe(2));
      session.stop();
      vi.setSystemTime(Date.now() + 30_000);
      await comeBack();
      window.dispatchEvent(new Event('online'));
      await everythingAnswered();
      expect(requested()).toBe(2);
    } finally {
      vi.useRealTimers();
      visibility.mockRestore();
    }
  });

  test('is not made again when the agency said no, or after signing out', async () => {
    const requested = identity(() => HttpResponse.json({}, { status: 401 }), Infinity);
    begin();
    await fetchIdentityAtStart();
    window.dispatchEvent(new Event('online'));
    await everythingAnswered();
    expect(requested()).toBe(1);
    session.stop();

    const again = identity(() => HttpResponse.json({}, { status: 500 }), Infinity);
    begin();
    await fetchIdentityAtStart();
    await signOut(() => {});
    window.dispatchEvent(new Event('online'));
    await everythingAnswered();
    expect(again()).toBe(1);
  });
});

describe('an identity that the document requested before the portal stood', () => {
  test.each([
    [401, 'signIn', 1, {}],
    [403, 'blocked', 1, {}],
    [404, 'signIn', 1, {}],
    [200, 'signIn', 1, { accessToken: '' }],
    [200, 'granted', 1, { accessToken: tokenFor(600), refreshToken: 'r' }],
    // A busy server has not answered the question.
    [503, 'signIn', 2, {}],
  ])('and that was answered with %i: the answer counts, %s after %i calls', async (status, access, calls, body) => {
    let requested = 0;
    agency.use(http.get(IDENTITY, () => (requested++, HttpResponse.json(body, { status }))));
    void earlyCalls.start(identityCall(), callHeaders());
    begin();
    await expect(protectedAccess()).resolves.toBe(access);
    expect(requested).toBe(calls);
  });
});
