import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { switches } from '#mocks/switches.ts';
import { CALL_HEADERS } from './ask.ts';
import { runningAgency } from './running-agency.ts';

type Logged = {
  base: string;
  method: string;
  path: string;
  query: object;
  headers: string[];
  status: number;
  message: string | null;
};

const agency = await runningAgency();
afterAll(() => agency.close());
const PORTAL = 'http://127.0.0.1:5173';
const MAP = 'FinancialIndicators/getfinancialsummariesbycountynotfiltered';
const control = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${agency.bases.identityApp}/__agency/${path}`, {
    method: path === 'log' || path === 'messages' ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const log = async () => (await (await control('log')).json()) as { calls: Logged[]; refused: Logged[] };
const signIn = (user: string, redirectTo: string) =>
  fetch(`${agency.bases.identityApp}/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user, redirectTo }),
  });
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

beforeEach(async () => {
  await control('reset');
});

describe('the sign-in page', () => {
  const RETURN = `${PORTAL}/bs/search?topic=a%20b&tagId=2#x`;
  const open = (redirectTo: string) =>
    fetch(`${agency.bases.identityApp}/?redirectTo=${encodeURIComponent(redirectTo)}`);

  test('offers every demo user, in the language of the portal', async () => {
    const response = await open(RETURN);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('<html lang="bs">');
    expect(page.match(/<button name="user"/g)).toHaveLength(5);
    expect(page).toContain(`value="${RETURN.replace('&', '&amp;')}"`);
    expect(await (await open(`${PORTAL}/en/nfis`)).text()).toContain('Registry moderator');
  });

  test('sets the session cookie and returns to the address exactly as given', async () => {
    for (const redirectTo of [RETURN, `${PORTAL}/hr/nfis/@`, 'http://localhost:4173']) {
      const response = await signIn('citizen', redirectTo);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(redirectTo);
      expect(response.headers.get('set-cookie')).toMatch(/^agency_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    }
  });

  test.each(['https://example.com/', '//example.com', 'data:text/html,x', 'http://127.0.0.1:80@example.com/', 'x', ''])(
    'does not lead to %j',
    async (redirectTo) => {
      expect((await open(redirectTo)).status).toBe(400);
      const response = await signIn('citizen', redirectTo);
      expect(response.status).toBe(400);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('location')).toBeNull();
    },
  );

  test('shows a hostile address as text', async () => {
    expect(await (await open(`${PORTAL}/"><script>x</script>`)).text()).not.toContain('<script>');
  });

  test('the cookie opens the identity API until sign-out', async () => {
    const cookie = cookieOf(await signIn('moderator', RETURN));
    const call = (path: string) =>
      fetch(`${agency.bases.identity}/${path}`, { headers: { ...CALL_HEADERS, cookie, Origin: PORTAL } });
    const identity = await call('Users/Identity');
    expect(identity.status).toBe(200);
    const { accessToken } = (await identity.json()) as { accessToken: string };
    const applications = await fetch(`${agency.bases.identity}/UserApplications`, {
      headers: { ...CALL_HEADERS, Authorization: accessToken },
    });
    expect(applications.status).toBe(200);
    const { resultList } = (await applications.json()) as {
      resultList: { redirectUrl: string; resourceUrl: string }[];
    };
    for (const { redirectUrl, resourceUrl } of resultList) {
      expect((await fetch(redirectUrl)).status).toBe(200);
      expect((await fetch(resourceUrl)).headers.get('content-type')).toBe('image/svg+xml');
    }
    const signOut = await call('UserSessions/SignOut');
    expect(signOut.status).toBe(200);
    expect(signOut.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await call('Users/Identity')).status).toBe(401);
  });

  test('lets the blocked user in, so that the portal meets 403', async () => {
    const cookie = cookieOf(await signIn('blocked', RETURN));
    const headers = { ...CALL_HEADERS, cookie };
    expect((await fetch(`${agency.bases.identity}/Users/Identity`, { headers })).status).toBe(403);
  });

  test('has portraits for the users that have one, and a profile', async () => {
    const at = agency.bases.identityApp;
    expect((await fetch(`${at}/photo/moderator.svg`)).status).toBe(200);
    expect((await fetch(`${at}/photo/citizen.svg`)).status).toBe(404);
    expect((await fetch(`${at}/icons/constructor.svg`)).status).toBe(404);
    const cookie = cookieOf(await signIn('accountant', RETURN));
    expect(await (await fetch(`${at}/profile`, { headers: { cookie } })).text()).toContain('ivo.uzorak');
    expect(await (await fetch(`${at}/profile`)).text()).not.toContain('ivo.uzorak');
  });
});

describe('the control endpoint', () => {
  test('turns switches and puts them back', async () => {
    const before = switches.tokenSeconds;
    expect((await control('switches', { tokenSeconds: 5 })).status).toBe(200);
    expect(switches.tokenSeconds).toBe(5);
    await control('reset');
    expect(switches.tokenSeconds).toBe(before);
  });

  test.each([{ tokenSeconds: -1 }, { latency: '5' }, { colour: 1 }])('refuses %j', async (body) => {
    expect((await control('switches', body)).status).toBe(400);
  });

  test('ends the next calls as ordered: with a failure before anything is taken, with a page after it', async () => {
    const body = JSON.stringify({ answers: ['Pohvala'] });
    const url = `${agency.bases.main}/Feedback/submit-feedback`;
    const send = () => fetch(url, { method: 'POST', headers: { ...CALL_HEADERS, Language: 'bs' }, body });
    const taken = async () => ((await (await control('messages')).json()) as unknown[]).length;
    await control('replies', { ending: '/submit-feedback', replies: ['failed', 'page'] });
    // Calls to other paths, and those that send nothing, leave the order as it is.
    await fetch(`${agency.bases.main}/${MAP}`, { headers: CALL_HEADERS });
    expect((await send()).status).toBe(500);
    expect(await taken()).toBe(0);
    expect(await (await send()).text()).toContain('<html>');
    expect(await taken()).toBe(1);
    expect(await (await send()).text()).not.toContain('<html>');
    await control('replies', { ending: '/submit-feedback', replies: ['failed'] });
    await control('reset');
    expect((await send()).status).toBe(200);
    expect((await control('replies', { ending: '/submit-feedback', replies: ['never'] })).status).toBe(400);
  });

  test('cannot be steered by a page from elsewhere', async () => {
    const response = await control('switches', { latency: 9 }, { Origin: 'https://example.com' });
    expect(response.status).toBe(403);
    expect(switches.latency).toBe(0);
  });

  test('waits as long as requested before an answer', async () => {
    await control('switches', { latency: 120 });
    const start = performance.now();
    await fetch(`${agency.bases.main}/${MAP}`, { headers: CALL_HEADERS });
    expect(performance.now() - start).toBeGreaterThanOrEqual(119);
  });

  test('lists which calls came and which were refused, with header names only', async () => {
    await fetch(`${agency.bases.main}/${MAP}`, { headers: { ...CALL_HEADERS, Authorization: 'secret' } });
    await fetch(`${agency.bases.entities}/nowhere?x=1`, { headers: CALL_HEADERS });
    const { calls, refused } = await log();
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({
      base: 'main',
      method: 'GET',
      path: `/api/${MAP}`,
      query: {},
      status: 200,
      message: null,
    });
    expect(calls[0]?.headers).toEqual(expect.arrayContaining(['accept-language', 'authorization', 'clientid']));
    expect(JSON.stringify(calls)).not.toContain('secret');
    expect(refused).toEqual([
      expect.objectContaining({
        base: 'entities',
        path: '/api/nowhere',
        query: { x: '1' },
        status: 404,
        message: 'unknown path',
      }),
    ]);
  });
});
