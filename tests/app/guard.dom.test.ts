import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { canonical, forgetSignIn, guard } from '#app/guard.ts';
import { needsSignIn } from '#app/route-access.ts';
import type { SignInProblem } from '#app/sign-in-problem.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { leaveAsked } from '#tests/leave-asked.ts';
import { readTokens, storeTokens, tokenFor } from '#tests/tokens.ts';

const IDENTITY = `${DEFAULT_BASES.identity}/Users/Identity`;
const REFRESH = `${DEFAULT_BASES.identity}/UserSessions/Refresh`;
const ORIGIN = window.location.origin === 'null' ? 'http://portal.test' : window.location.origin;
const switchTo = vi.fn(() => Promise.resolve());
const assign = vi.fn();

let portal = createPortal();
const run = (path: string, replaced = new AbortController().signal) =>
  guard(new URL(path, ORIGIN), { portal, selected: () => 'hr', switchTo, basename: '' }, replaced);
/** Target of the guard's redirect. */
const redirectOf = async (path: string) => {
  const thrown: unknown = await run(path).then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
};
const refuseIdentity = () => agency.use(http.get(IDENTITY, () => HttpResponse.json({}, { status: 401 })));

beforeEach(() => {
  portal = createPortal();
  switchTo.mockClear();
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

describe('the language of an address', () => {
  test.each([
    ['/', '/hr'],
    ['/BS', '/bs'],
    ['/de/sve-novosti?a=1#b', '/hr/sve-novosti?a=1#b'],
    ['/sve-novosti', '/hr/sve-novosti'],
    ['/bs//sve-novosti/', '/bs/sve-novosti'],
  ])('%s becomes %s (faults D01, D04)', async (path, expected) => {
    expect(await redirectOf(path)).toBe(expected);
  });

  test('decides: texts and store follow it', async () => {
    await run('/en/all-news');
    expect(switchTo).toHaveBeenCalledWith('en');
  });

  test('without network it waits for its texts, so that the page stays; with one they have failed (G01)', async () => {
    const missing = new TypeError('Failed to fetch');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const opened = vi.fn();
    switchTo.mockRejectedValueOnce(missing);
    const opening = run('/en/all-news').then(opened);
    await everythingAnswered();
    expect(opened).not.toHaveBeenCalled();
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await opening;
    expect(switchTo).toHaveBeenCalledTimes(2);
    switchTo.mockRejectedValueOnce(missing);
    await expect(run('/hr/all-news')).rejects.toBe(missing);
  });

  test('falls back to the selected language, then to bs', () => {
    expect(canonical('/', 'en').path).toBe('/en');
    expect(canonical('/x1', 'bs').path).toBe('/bs/x1');
  });
});

describe('an address with the end of the sentence it stood in opens the page it names', () => {
  const ENDS = [
    `. , ) ]. > " ' … “ ”. « %20 %C2%A0 %2E %29. %E2%80%A6 %22%3E ; ! * |`,
    `。 → % %2520 %252E &nbsp; &quot; =%0D%0A "></a> %22%3E%3C/a%3E /index.html .html // &`,
  ].join(' ');

  test.each(ENDS.split(' '))('with %s at its end', async (end) => {
    expect(await redirectOf(`/bs/sve-novosti${end}`)).toBe('/bs/sve-novosti');
    expect(await redirectOf(`/bs/profil-pravnih-lica/10048${end}?fbclid=a#b`)).toBe(
      '/bs/profil-pravnih-lica/10048?fbclid=a#b',
    );
    expect(await redirectOf(`/bs${end}`)).toBe('/bs');
  });

  test.each([
    ['/bs%2Fsve-novosti', '/bs/sve-novosti'],
    ['/bs%252Fsve-novosti', '/bs/sve-novosti'],
    ['/bs/sve-=novosti', '/bs/sve-novosti'],
    ['/bs/sve-%0D%0Anovosti', '/bs/sve-novosti'],
    ['/bs/sve-%20novosti', '/bs/sve-novosti'],
    ['/bs/sve-novosti&utm_source=a', '/bs/sve-novosti?utm_source=a'],
    ['/bs/sve-novosti&amp;fbclid=a', '/bs/sve-novosti?fbclid=a'],
    ['/bs/sve-novosti%3Fview=list%26page=2', '/bs/sve-novosti?view=list&page=2'],
    ['/bs/sve-novosti&data=05%7C01&reserved=0', '/bs/sve-novosti?data=05%7C01&reserved=0'],
    ['/bs/sve-novosti?view=list&amp;page=2', '/bs/sve-novosti?view=list&page=2'],
    ['/bs/sve-novosti?amp;page=2', '/bs/sve-novosti?page=2'],
    ['/bs/sve-novosti%3Fgclid=a?page=2', '/bs/sve-novosti?page=2&gclid=a'],
  ])('or with what mail programs did to it: %s', async (path, expected) => {
    expect(await redirectOf(path)).toBe(expected);
  });

  test('keeps such signs within it, and an end that cannot be read', async () => {
    await expect(run('/bs/content/7286/a.(b)-c')).resolves.toBeUndefined();
    await expect(run('/bs/content/7286/%E0%A4%A')).resolves.toBeUndefined();
    await expect(run('/bs/content/7286/a%2Fb%20c-%C4%8Da')).resolves.toBeUndefined();
    expect(await redirectOf('/bs/content/7286/%C4%8Da%C5%A1a.')).toBe('/bs/content/7286/%C4%8Da%C5%A1a');
  });

  test("also before or after the '@' that asks for a token", async () => {
    refuseIdentity();
    expect(await redirectOf('/bs/sve-novosti@.')).toBe('/bs/sve-novosti');
    expect(await redirectOf('/bs/sve-novosti.@')).toBe('/bs/sve-novosti');
  });
});

describe("an anonymous path that ends with '@' (P2.3, step 3)", () => {
  test.each(['/bs/sve-novosti%40', '/bs/sve-novosti@'])('%s fetches a token, and loses it once', async (path) => {
    agency.use(http.get(IDENTITY, () => HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' })));
    expect(await redirectOf(`${path}?a=1#b`)).toBe('/bs/sve-novosti?a=1#b');
    expect(readTokens()?.refreshToken).toBe('r');
  });

  test('goes on anonymously when there is no token (faults B17)', async () => {
    refuseIdentity();
    expect(await redirectOf('/bs@')).toBe('/bs');
    expect(await redirectOf('/bs/@')).toBe('/bs');
    expect(readTokens()).toBeNull();
  });
});

describe('a protected route', () => {
  const PATH = '/bs/profil-pravnih-lica/12';

  test('opens with a token that has not expired', async () => {
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    await expect(run(PATH)).resolves.toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  });

  test('sends to the identity application with origin and path, encoded once (faults B01)', async () => {
    refuseIdentity();
    storeTokens({ accessToken: tokenFor(-5), refreshToken: 'old' });
    agency.use(http.post(REFRESH, () => HttpResponse.json({}, { status: 401 })));
    void run(`${PATH}?year=2023#računi`);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const target = new URL(String(assign.mock.calls[0]?.[0]));
    expect(target.origin).toBe(DEFAULT_BASES.identityApp);
    expect(target.search).toBe(`?redirectTo=${encodeURIComponent(ORIGIN + PATH)}`);
  });

  describe('without network', () => {
    /** An expired token that cannot be renewed until the function that is returned is called. */
    const offline = () => {
      const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      let calls = 0;
      agency.use(
        http.post(REFRESH, () => {
          calls += 1;
          return HttpResponse.error();
        }),
      );
      storeTokens({ accessToken: tokenFor(-5), refreshToken: 'r' });
      const goOnline = () => {
        agency.use(http.post(REFRESH, () => HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'r2' })));
        network.mockReturnValue(true);
        window.dispatchEvent(new Event('online'));
      };
      return { calls: () => calls, goOnline };
    };

    test('waits until it is back and then opens; nobody is sent to a page that cannot be loaded', async () => {
      const { goOnline } = offline();
      const opened = vi.fn();
      const opening = run(PATH).then(opened);
      await everythingAnswered();
      expect(opened).not.toHaveBeenCalled();
      goOnline();
      await opening;
      expect(readTokens()?.refreshToken).toBe('r2');
      expect(assign).not.toHaveBeenCalled();
    });

    test('does not wait any longer once another page is opened instead', async () => {
      const { goOnline, calls } = offline();
      const replacing = new AbortController();
      const opening = run(`${PATH}?year=2023`, replacing.signal);
      await waitFor(() => expect(calls()).toBe(1));
      await everythingAnswered();
      replacing.abort();
      await expect(opening).rejects.toThrow('aborted');
      // The next sign-in leads to its own address.
      expect(sessionStorage.getItem('afterSignIn')).toBeNull();
      goOnline();
      await everythingAnswered();
      expect([readTokens()?.refreshToken, assign.mock.calls]).toEqual(['r', []]);
    });
  });

  test('sends nobody away who has gone elsewhere meanwhile', async () => {
    const { wait, release } = held();
    agency.use(http.get(IDENTITY, () => wait.then(() => HttpResponse.json({}, { status: 401 }))));
    const replacing = new AbortController();
    const ended = vi.fn();
    run(PATH, replacing.signal).catch(ended);
    replacing.abort();
    release();
    await everythingAnswered();
    expect(assign).not.toHaveBeenCalled();
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  });

  test('whoever answered that they leave the page is not asked a second time by the browser', async () => {
    refuseIdentity();
    const { asked, leave } = leaveAsked();
    assign.mockImplementationOnce(leave);
    void run(PATH);
    await waitFor(() => expect(asked).toEqual([false]));
  });

  test('without a token asks the identity API first', async () => {
    agency.use(http.get(IDENTITY, () => HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' })));
    await expect(run(PATH)).resolves.toBeUndefined();
  });

  test.each([
    ['blocked', () => HttpResponse.json({}, { status: 403 })],
    ['clock', () => HttpResponse.json({ accessToken: tokenFor(-60), refreshToken: 'r' })],
  ] as const)('says why it stays closed (%s) and sends nobody away', async (reason, answer) => {
    onTestFinished(portal.session.start(() => {}));
    agency.use(http.get(IDENTITY, answer));
    await expect(run(PATH)).rejects.toMatchObject({ reason });
    expect(assign).not.toHaveBeenCalled();
  });

  test('puts query and hash back after the trip', async () => {
    refuseIdentity();
    void run(`${PATH}?year=2023#a`);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    expect(await redirectOf(PATH)).toBe(`${PATH}?year=2023#a`);
    await expect(run(`${PATH}?year=2023#a`)).resolves.toBeUndefined();
  });

  test('also after signing in as somebody else, who is not blocked', async () => {
    agency.use(http.get(IDENTITY, () => HttpResponse.json({}, { status: 403 })));
    await expect(run(`${PATH}?year=2023#a`)).rejects.toMatchObject({ reason: 'blocked' });
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    expect(await redirectOf(PATH)).toBe(`${PATH}?year=2023#a`);
  });

  test('does not lead the next person to where somebody went who has signed out', async () => {
    refuseIdentity();
    void run(`${PATH}?year=2023`);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    onTestFinished(portal.session.start(() => {}));
    await portal.session.signOut(() => {});
    storeTokens({ accessToken: tokenFor(600, { userId: 2 }), refreshToken: 'r' });
    await expect(run(PATH)).resolves.toBeUndefined();
  });

  test('whoever comes back by the back button may sign in again, and is then led to that address', async () => {
    refuseIdentity();
    for (let visit = 1; visit <= 3; visit++) {
      void run(`${PATH}?year=2023`);
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await waitFor(() => expect(assign).toHaveBeenCalledTimes(visit));
      forgetSignIn(portal.storage);
    }
    storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
    await expect(run(PATH)).resolves.toBeUndefined();
  });

  test('ends in an error page when the identity application returns without a token twice within 30 s (faults B16)', async () => {
    refuseIdentity();
    void run(PATH);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    void run(PATH);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
    await expect(run(PATH)).rejects.toMatchObject({ reason: 'loop' } satisfies Partial<SignInProblem>);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test('is no such loop for whoever signs in and out quickly: each sign-in counts anew', async () => {
    refuseIdentity();
    for (let visit = 1; visit <= 3; visit++) {
      void run(PATH);
      // oxlint-disable-next-line no-await-in-loop -- one sign-in after the other
      await waitFor(() => expect(assign).toHaveBeenCalledTimes(visit));
      storeTokens({ accessToken: tokenFor(600), refreshToken: 'r' });
      // oxlint-disable-next-line no-await-in-loop
      await expect(run(PATH)).resolves.toBeUndefined();
      // oxlint-disable-next-line no-await-in-loop
      await portal.session.signOut(() => {});
    }
  });

  test('without storage explains instead of sending anybody away again and again, and opens for who has a session (faults C02, B16)', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    refuseIdentity();
    await expect(run(PATH)).rejects.toMatchObject({ reason: 'storage' } satisfies Partial<SignInProblem>);
    expect(assign).not.toHaveBeenCalled();
    agency.use(http.get(IDENTITY, () => HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' })));
    await expect(run(PATH)).resolves.toBeUndefined();
  });

  test('a redirectTo of the portal itself is ignored (faults B22)', async () => {
    await expect(run('/bs/sve-novosti?redirectTo=https://evil.example')).resolves.toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  });
});

test('access to the registers (readings, P2.2) follows the setting', () => {
  expect(needsSignIn('entityProfile', 'sign-in')).toBe(true);
  expect(needsSignIn('entityProfile', 'public')).toBe(false);
  expect(needsSignIn('nfis', 'public')).toBe(true);
  expect(needsSignIn('bankruptcy', 'sign-in')).toBe(false);
  expect(needsSignIn(undefined, 'sign-in')).toBe(false);
});
