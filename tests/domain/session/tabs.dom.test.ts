import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { fakeLocks } from '#tests/locks.ts';
import { tokenFor } from '#tests/tokens.ts';
import { openTab, type Tab } from './tabs.ts';

const REFRESH = `${DEFAULT_BASES.identity}/UserSessions/Refresh`;
const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;
const SIGN_OUT = `${DEFAULT_BASES.identity}/UserSessions/SignOut`;
const LANGUAGES = `${DEFAULT_BASES.main}/Languages`;

let tabs: Tab[] = [];
let locks = fakeLocks();

const store = (accessToken: string, refreshToken = 'r') => {
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('accessToken', accessToken);
};
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
  tabs = [await openTab(), await openTab(), await openTab()];
  vi.stubGlobal('localStorage', notifyingStorage(localStorage));
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('three tabs', () => {
  test.each([
    ['that is due', due],
    ['that has ended', expired],
  ])('renew a token %s with one call', async (_, token) => {
    const count = renewals();
    store(token());
    for (const tab of tabs) tab.start();
    await waitFor(() => expect(tabs.map((tab) => tab.isSignedIn())).toEqual([true, true, true]));
    await waitFor(() => expect(count()).toBe(1));
    await waitFor(() => expect(tabs.map((tab) => tab.renew.pending())).toEqual([null, null, null]));
    await everythingAnswered();
    expect(count()).toBe(1);
    expect(localStorage.getItem('refreshToken')).toBe('r1');
  });

  test('renew with one call even when they see the stored tokens late', async () => {
    const count = renewals();
    store(due());
    vi.stubGlobal('localStorage', notifyingStorage(localStorage, 100));
    for (const tab of tabs) tab.start();
    await waitFor(() => expect(localStorage.getItem('refreshToken')).toBe('r1'));
    await waitFor(() => expect(tabs.map((tab) => tab.renew.pending())).toEqual([null, null, null]));
    await everythingAnswered();
    expect(count()).toBe(1);
    expect(tabs.map((tab) => tab.isSignedIn())).toEqual([true, true, true]);
  });

  test('are not signed out when one tab is refused because another renewed first', async () => {
    const [tab] = tabs;
    const fresh = tokenFor(900, { jti: 2 });
    renewals(() => {
      // Another tab has used the refresh token; the tokens it stored become visible a little later.
      setTimeout(() => store(fresh, 'r2'), 100);
      return new HttpResponse(null, { status: 401 });
    });
    store(due());
    tab?.start();
    await waitFor(() => expect(stored()).toBe(fresh));
    await waitFor(() => expect(tab?.renew.pending()).toBeNull());
    expect([tab?.isSignedIn(), stored()]).toEqual([true, fresh]);
    expect(tab?.ended).not.toHaveBeenCalled();
  });

  test('one signs out: the others are signed out with a notice', async () => {
    store(tokenFor(600));
    for (const tab of tabs) tab.start();
    await tabs[0]?.signOut(() => {});
    await waitFor(() => expect(tabs.map((tab) => tab.isSignedIn())).toEqual([false, false, false]));
    expect(tabs.map((tab) => tab.notice())).toEqual([null, 'elsewhere', 'elsewhere']);
    expect(tabs[1]?.ended).toHaveBeenCalledWith('elsewhere');
    expect(tabs[0]?.ended).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  test('waits for a pending renewal and is never sent with the expired token', async () => {
    const [tab] = tabs;
    if (!tab) return;
    renewals();
    const seen = authorizations();
    store(expired());
    tab.start();
    await Promise.all([tab.clients.main.get('Languages'), tab.clients.main.get('Languages')]);
    await tab.clients.main.get('Languages');
    expect(new Set(seen)).toEqual(new Set([stored()]));
  });

  test('to the identity API waits as well', async () => {
    const [tab] = tabs;
    if (!tab) return;
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
    await tab.clients.identity.get('UserApplications');
    expect(seen).toEqual([stored()]);
  });

  test('waits 5 s for a renewal without an answer, then is sent with the token, which is still valid', async () => {
    const [tab] = tabs;
    if (!tab) return;
    const seen = authorizations();
    agency.use(http.post(REFRESH, () => delay('infinite')));
    const good = due();
    store(good);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tab.start();
    await vi.advanceTimersByTimeAsync(10);
    const call = tab.clients.main.get('Languages');
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    await call;
    expect(seen).toEqual([good]);
  });

  test('does not wait forever for another tab: after 5 s this tab renews the token itself', async () => {
    const [tab] = tabs;
    if (!tab) return;
    const count = renewals(undefined, 0);
    const seen = authorizations();
    locks.hang('renew');
    store(expired());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tab.start();
    const call = tab.clients.main.get('Languages');
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
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let isRequested = false;
    agency.use(
      http.get(IDENTITY, async () => {
        isRequested = true;
        await held;
        return HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'late' });
      }),
      http.get(SIGN_OUT, () => new HttpResponse(null)),
    );
    return { letGo, requested: () => waitFor(() => expect(isRequested).toBe(true)) };
  }

  test('does not sign in a user who has signed out in this tab', async () => {
    const [tab] = tabs;
    if (!tab) return;
    const { letGo, requested } = lateIdentity();
    store(tokenFor(600));
    tab.start();
    const request = tab.fetchIdentityToken();
    await requested();
    await tab.signOut(() => {});
    letGo();
    await expect(request).resolves.toBe(false);
    expect([tab.isSignedIn(), stored()]).toEqual([false, null]);
  });

  test('does not sign in a user who has signed out in another tab', async () => {
    const [tab, other] = tabs;
    if (!tab || !other) return;
    const { letGo, requested } = lateIdentity();
    store(tokenFor(600));
    tab.start();
    other.start();
    const request = tab.fetchIdentityToken();
    await requested();
    await other.signOut(() => {});
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
    const [tab] = tabs;
    if (!tab) return;
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
