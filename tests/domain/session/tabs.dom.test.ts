import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { fakeLocks } from '#tests/locks.ts';
import { storeTokens, tokenFor } from '#tests/tokens.ts';
import { openTab } from './start-portal.ts';

const REFRESH = `${DEFAULT_BASES.identity}/UserSessions/Refresh`;
const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;
const SIGN_OUT = `${DEFAULT_BASES.identity}/UserSessions/SignOut`;
const LANGUAGES = `${DEFAULT_BASES.main}/Languages`;

let tab: ReturnType<typeof openTab>;
let tabs: (typeof tab)[] = [];
let locks = fakeLocks();

const store = (accessToken: string, refreshToken = 'r') => storeTokens({ accessToken, refreshToken });
const stored = () => localStorage.getItem('accessToken');
/** A token that is due to be renewed (less than 60 s before its end), or has ended. */
const due = () => tokenFor(20, { iat: Math.floor(Date.now() / 1000) - 580 });
const expired = () => tokenFor(-1, { iat: Math.floor(Date.now() / 1000) - 600 });

/** Sends storage events to the tabs, as browsers do, `lag` milliseconds late; a write that changes nothing sends none. */
function notifyingStorage(real: Storage, lag = 0): Partial<Storage> {
  const change = (key: string, run: () => void) => {
    const before = real.getItem(key);
    const seen = () => {
      run();
      if (real.getItem(key) !== before) setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key })));
    };
    if (lag > 0) setTimeout(seen, lag);
    else seen();
  };
  return {
    getItem: (key) => real.getItem(key),
    setItem: (key, value) => change(key, () => real.setItem(key, value)),
    removeItem: (key) => change(key, () => real.removeItem(key)),
    clear: () => real.clear(),
  };
}

/** Answers renewals after a delay, each with new tokens, and counts them. */
function renewals(answer?: () => Response, after = 60): () => number {
  let count = 0;
  agency.use(
    http.post(REFRESH, async () => {
      count += 1;
      const next = `r${count}`;
      await delay(after);
      return answer?.() ?? HttpResponse.json({ accessToken: tokenFor(900, { jti: count }), refreshToken: next });
    }),
  );
  return () => count;
}

/** A call of the tab to the main API. */
const languages = async () => (await tab.calls.client('main')).get('Languages');

/** The Authorization of every call of a tab to the main API. */
function authorizations(): (string | null)[] {
  const seen: (string | null)[] = [];
  agency.use(
    http.get(LANGUAGES, ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      return HttpResponse.json([]);
    }),
  );
  return seen;
}

beforeEach(async () => {
  locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks.manager, configurable: true });
  // Loaded here, because it is fetched with the first renewal, and on a busy machine that could look like a missing renewal.
  await import('#domain/session/internal/session-requests.ts');
  tab = openTab();
  tabs = [tab, openTab(), openTab()];
  vi.stubGlobal('localStorage', notifyingStorage(localStorage));
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('three tabs', () => {
  test.each([
    ['that is due', due],
    ['that has ended', expired],
  ])('renew a token %s with one call', async (_, token) => {
    const count = renewals();
    store(token());
    for (const each of tabs) each.start();
    await waitFor(() => expect(tabs.map((each) => each.isSignedIn())).toEqual([true, true, true]));
    await waitFor(() => expect(count()).toBe(1));
    await waitFor(() => expect(tabs.map((each) => each.session.renew.pending())).toEqual([null, null, null]));
    await everythingAnswered();
    expect(count()).toBe(1);
    expect(localStorage.getItem('refreshToken')).toBe('r1');
  });

  test('renew with one call even when they see the stored tokens late', async () => {
    const count = renewals();
    store(due());
    vi.stubGlobal('localStorage', notifyingStorage(localStorage, 100));
    for (const each of tabs) each.start();
    await waitFor(() => expect(localStorage.getItem('refreshToken')).toBe('r1'));
    await waitFor(() => expect(tabs.map((each) => each.session.renew.pending())).toEqual([null, null, null]));
    await everythingAnswered();
    expect(count()).toBe(1);
    expect(tabs.map((each) => each.isSignedIn())).toEqual([true, true, true]);
  });

  test('are not signed out when one tab is refused because another renewed first', async () => {
    const fresh = tokenFor(900, { jti: 2 });
    renewals(() => {
      // Another tab has used the refresh token; the tokens it stored become visible a little later.
      setTimeout(() => store(fresh, 'r2'), 100);
      return new HttpResponse(null, { status: 401 });
    });
    store(due());
    tab.start();
    await waitFor(() => expect(stored()).toBe(fresh));
    await waitFor(() => expect(tab.session.renew.pending()).toBeNull());
    expect([tab.isSignedIn(), stored()]).toEqual([true, fresh]);
    expect(tab.ended).not.toHaveBeenCalled();
  });

  test('one signs out: the others are signed out with a notice', async () => {
    store(tokenFor(600));
    for (const each of tabs) each.start();
    await tab.session.signOut(() => {});
    await waitFor(() => expect(tabs.map((each) => each.isSignedIn())).toEqual([false, false, false]));
    expect(tabs.map((each) => each.notice())).toEqual([null, 'elsewhere', 'elsewhere']);
    expect(tabs[1]!.ended).toHaveBeenCalledWith('elsewhere');
    expect(tab.ended).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  test('waits for a pending renewal and is never sent with the expired token', async () => {
    renewals();
    const seen = authorizations();
    store(expired());
    tab.start();
    await Promise.all([languages(), languages()]);
    await languages();
    expect(new Set(seen)).toEqual(new Set([stored()]));
  });

  test('that renews carries both tokens, an expired one too (P7)', async () => {
    const seen: (string | null)[] = [];
    agency.use(
      http.post(REFRESH, ({ request: { headers } }) => {
        seen.push(headers.get('Authorization'), headers.get('RefreshToken'));
        return HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'next' });
      }),
    );
    const old = expired();
    store(old);
    tab.start();
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen).toEqual([old, 'r']);
  });

  test('to the identity API waits as well', async () => {
    renewals();
    const seen: (string | null)[] = [];
    agency.use(
      http.get(`${DEFAULT_BASES.identity}/UserApplications`, ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return HttpResponse.json([]);
      }),
    );
    store(expired());
    tab.start();
    await (await tab.calls.client('identity')).get('UserApplications');
    expect(seen).toEqual([stored()]);
  });

  test('waits 5 s for a renewal without an answer, then is sent with the token, which is still valid', async () => {
    const seen = authorizations();
    agency.use(http.post(REFRESH, () => delay('infinite')));
    const good = due();
    store(good);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tab.start();
    await vi.advanceTimersByTimeAsync(10);
    const call = languages();
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    await call;
    expect(seen).toEqual([good]);
  });

  test('does not wait forever for another tab: after 5 s this tab renews the token itself', async () => {
    const count = renewals(undefined, 0);
    const seen = authorizations();
    locks.hang('renew');
    store(expired());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tab.start();
    const call = languages();
    await vi.advanceTimersByTimeAsync(4500);
    expect(count()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    await call;
    expect(count()).toBe(1);
    expect(seen).toEqual([stored()]);
  });
});

describe('a late answer of the identity API', () => {
  /** Holds the answer back until it is released. */
  function lateIdentity() {
    const { wait, release } = held();
    let isRequested = false;
    agency.use(
      http.get(IDENTITY, async () => {
        isRequested = true;
        await wait;
        return HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'late' });
      }),
      http.get(SIGN_OUT, () => new HttpResponse(null)),
    );
    return { letGo: release, requested: () => waitFor(() => expect(isRequested).toBe(true)) };
  }

  test('does not sign in a user who has signed out in this tab', async () => {
    const { letGo, requested } = lateIdentity();
    store(tokenFor(600));
    tab.start();
    const request = tab.session.fetchIdentityToken();
    await requested();
    await tab.session.signOut(() => {});
    letGo();
    await expect(request).resolves.toBe(false);
    expect([tab.isSignedIn(), stored()]).toEqual([false, null]);
  });

  test('does not sign in a user who has signed out in another tab', async () => {
    const other = tabs[1]!;
    const { letGo, requested } = lateIdentity();
    store(tokenFor(600));
    tab.start();
    other.start();
    const request = tab.session.fetchIdentityToken();
    await requested();
    await other.session.signOut(() => {});
    await waitFor(() => expect(tab.isSignedIn()).toBe(false));
    letGo();
    await expect(request).resolves.toBe(false);
    expect([tab.isSignedIn(), stored()]).toEqual([false, null]);
  });
});

describe('a renewal without an answer (readings P4)', () => {
  test.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['429', () => new HttpResponse(null, { status: 429 })],
    ['no answer', () => HttpResponse.error()],
    ['the page of a gate', () => HttpResponse.html('<html></html>')],
  ])('%s: the session lasts until its token expires, and is tried again after 30 s', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const count = renewals(answer, 0);
    store(tokenFor(59, { iat: Math.floor(Date.now() / 1000) - 541 }));
    tab.start();
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(count()).toBe(1));
    expect(tab.isSignedIn()).toBe(true);
    await vi.advanceTimersByTimeAsync(28_000);
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(count()).toBe(2));
    expect(tab.isSignedIn()).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.isSignedIn()).toBe(false);
    expect(tab.notice()).toBe('ended');
    expect(count()).toBe(2);
  });
});
