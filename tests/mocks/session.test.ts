import { jwtDecode } from 'jwt-decode';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { sessionHandlers } from '#mocks/session/handlers.ts';
import {
  resetSessions,
  issueTokens,
  signInWithoutCookie,
  startSession,
  type TokenPair,
} from '#mocks/session/sessions.ts';
import { accessTokenOf, userOf } from '#mocks/session/tokens.ts';
import { switches } from '#mocks/switches.ts';
import { ask, refusalOf } from './ask.ts';

const handlers = sessionHandlers(AT);
const IDENTITY = `${AT.identity}/Users/Identity`;
const REFRESH = `${AT.identity}/UserSessions/Refresh`;
const SIGN_OUT = `${AT.identity}/UserSessions/SignOut`;

const identity = (headers?: Record<string, string>) => ask(handlers, IDENTITY, headers ? { headers } : {});
const refresh = (body: unknown) => ask(handlers, REFRESH, { body });
const pairOf = async (response: Response) => (await response.json()) as TokenPair;
const carrying = (token: string) => new Request(IDENTITY, { headers: { Authorization: token } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
  resetSessions();
});
afterEach(() => {
  vi.useRealTimers();
  switches.tokenSeconds = 600;
});

describe('Users/Identity', () => {
  test('is refused without a session', async () => {
    const response = await identity();
    expect(response.status).toBe(401);
    expect(await refusalOf(response)).toBe('no session: sign in first');
  });

  test('gives the user of the session cookie a token with the claims of P3', async () => {
    switches.tokenSeconds = 120;
    const { id } = startSession('moderator');
    const { accessToken } = await pairOf(await identity({ cookie: `other=1; agency_session=${id}` }));
    const now = Date.now() / 1000;
    expect(jwtDecode(accessToken)).toMatchObject({
      username: 'mia.ogled',
      email: 'mia.ogled@example.ba',
      photoUrl: `${AT.identityApp}/photo/moderator.svg`,
      userId: 503,
      roleIdList: '1,1013',
      iat: now,
      exp: now + 120,
    });
  });

  test('does not know a made-up cookie, even while another user is signed in', async () => {
    signInWithoutCookie('citizen');
    expect((await identity({ cookie: 'agency_session=made-up' })).status).toBe(401);
    expect((await identity()).status).toBe(200);
  });

  test('answers 403 to the blocked user', async () => {
    signInWithoutCookie('blocked');
    expect((await identity()).status).toBe(403);
  });

  test('ends with the working day', async () => {
    signInWithoutCookie('citizen');
    vi.advanceTimersByTime(8 * 60 * 60 * 1000 + 1);
    expect((await identity()).status).toBe(401);
  });
});

describe('UserSessions/Refresh', () => {
  const signIn = () => {
    signInWithoutCookie('accountant');
    return identity().then(pairOf);
  };

  test('renews the pair, also with an expired access token', async () => {
    const first = await signIn();
    vi.advanceTimersByTime(700_000);
    const second = await pairOf(await refresh(first));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await userOf(carrying(first.accessToken))).toBeNull();
    expect(await userOf(carrying(second.accessToken))).toMatchObject({ username: 'ivo.uzorak' });
    expect((await refresh(second)).status).toBe(200);
  });

  test('gives two tabs the same pair within two seconds, and refuses the old token afterwards', async () => {
    const first = await signIn();
    const [one, two] = await Promise.all([refresh(first).then(pairOf), refresh(first).then(pairOf)]);
    expect(two).toEqual(one);
    vi.advanceTimersByTime(2000);
    expect(await pairOf(await refresh(first))).toEqual(one);
    vi.advanceTimersByTime(1);
    const late = await refresh(first);
    expect(late.status).toBe(401);
    expect(await refusalOf(late)).toBe('the refresh token is unknown, used or expired');
    expect((await refresh(one)).status).toBe(200);
  });

  test.each([
    ['no JSON', 'x', 'the body is not JSON'],
    ['a missing field', { accessToken: 'a' }, /^refreshToken: /],
    ['an empty field', { accessToken: '', refreshToken: 'b' }, /^accessToken: /],
    ['an unknown field', { accessToken: 'a', refreshToken: 'b', user: 1 }, /user/],
  ])('refuses %s with 400', async (_what, body, message) => {
    const response = await refresh(body);
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toMatch(message);
  });

  test('refuses a foreign access token', async () => {
    const { refreshToken } = await signIn();
    const [header, payload] = (await accessTokenOf('accountant')).split('.');
    const forged = `${header}.${payload}.c2lnbmF0dXJl`;
    expect((await refresh({ accessToken: forged, refreshToken })).status).toBe(401);
    expect((await refresh({ accessToken: await accessTokenOf('administrator'), refreshToken })).status).toBe(401);
    expect((await refresh({ accessToken: await accessTokenOf('accountant'), refreshToken })).status).toBe(200);
  });

  test('answers 403 to a user blocked since', async () => {
    expect((await refresh(await issueTokens(startSession('blocked')))).status).toBe(403);
  });
});

describe('SignOut', () => {
  test('ends the session of the cookie with all its refresh tokens, and clears the cookie', async () => {
    const { id } = startSession('citizen');
    const other = startSession('citizen');
    const pair = await pairOf(await identity({ cookie: `agency_session=${id}` }));
    const response = await ask(handlers, SIGN_OUT, { headers: { cookie: `agency_session=${id}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^agency_session=;.*HttpOnly.*Max-Age=0/);
    expect((await identity({ cookie: `agency_session=${id}` })).status).toBe(401);
    expect((await refresh(pair)).status).toBe(401);
    expect((await identity({ cookie: `agency_session=${other.id}` })).status).toBe(200);
  });

  test('finds the session by the RefreshToken header when the cookie is missing', async () => {
    const pair = await issueTokens(startSession('citizen'));
    await ask(handlers, SIGN_OUT, { headers: { RefreshToken: pair.refreshToken } });
    expect((await refresh(pair)).status).toBe(401);
  });
});

describe('userOf', () => {
  test('reads the token as stored, without a prefix', async () => {
    const token = await accessTokenOf('administrator');
    expect(await userOf(carrying(token))).toMatchObject({ roles: [1, 13] });
    expect(await userOf(carrying(`Bearer ${token}`))).toBeNull();
    expect(await userOf(new Request(IDENTITY))).toBeNull();
    expect(await userOf(carrying(await accessTokenOf('blocked')))).toBeNull();
  });

  test('does not accept an unsigned token', async () => {
    const payload = (await accessTokenOf('administrator')).split('.')[1];
    expect(await userOf(carrying(`${btoa('{"alg":"none"}')}.${payload}.`))).toBeNull();
  });
});

describe('UserApplications', () => {
  const APPLICATIONS = `${AT.identity}/UserApplications`;

  test('needs a signed-in user', async () => {
    expect((await ask(handlers, APPLICATIONS)).status).toBe(401);
  });

  test('lists identity, this portal and three others with names in the requested language', async () => {
    const headers = { Authorization: await accessTokenOf('citizen'), 'accept-language': 'hr' };
    const { resultList } = (await (await ask(handlers, APPLICATIONS, { headers })).json()) as {
      resultList: { applicationId: number; name: string; redirectUrl: string; resourceUrl: string }[];
    };
    expect(resultList.map(({ applicationId }) => applicationId)).toEqual([1024, 1004, 1011, 1016, 1031]);
    expect(resultList[3]).toEqual({
      applicationId: 1016,
      name: 'Novi financijsko-informacijski sustav',
      redirectUrl: `${AT.identityApp}/applications/nfis`,
      resourceUrl: `${AT.identityApp}/icons/nfis.svg`,
    });
  });
});
