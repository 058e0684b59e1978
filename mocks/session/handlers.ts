import { HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod';
import { identityCall, refreshCall, signOutCall, userApplicationsCall } from '#domain/session/session.calls.ts';
import type { Bases } from '../bases.ts';
import { readBody } from '../body.ts';
import { answer, refuse, type Call } from '../call.ts';
import { applicationsFor } from './applications.ts';
import { CLEARED_SESSION_COOKIE, sessionCookieOf } from './cookie.ts';
import { endSession, issueTokens, rotate, sessionOf, sessionOfRefreshToken } from './sessions.ts';
import { userOfToken } from './tokens.ts';
import { DEMO_USERS } from './users.ts';

const refreshBody = z.strictObject({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
});

const NOT_SIGNED_IN = 'no session: sign in first';
const BLOCKED = 'the user is blocked';

/** The identity API (P7): the start-up token fetch, renewal, sign-out and the user's applications. */
export function sessionHandlers(at: Bases): HttpHandler[] {
  return [
    answer(identityCall, at, (call) => identity(call, at)),
    answer(refreshCall, at, (call) => refresh(call, at)),
    answer(signOutCall, at, signOut),
    answer(userApplicationsCall, at, (call) =>
      call.user
        ? HttpResponse.json({ resultList: applicationsFor(call.language, at) })
        : refuse(call, 401, NOT_SIGNED_IN),
    ),
  ];
}

async function identity(call: Call, at: Bases): Promise<Response> {
  const session = sessionOf(sessionCookieOf(call.request));
  if (!session) return refuse(call, 401, NOT_SIGNED_IN);
  if (DEMO_USERS[session.user].isBlocked) return refuse(call, 403, BLOCKED);
  return HttpResponse.json(await issueTokens(session, at.identityApp));
}

async function refresh(call: Call, at: Bases): Promise<Response> {
  const read = await readBody(call, refreshBody);
  if ('refusal' in read) return read.refusal;
  const { accessToken, refreshToken } = read.body;
  const session = sessionOfRefreshToken(refreshToken);
  if (!session) return refuse(call, 401, 'the refresh token is unknown, used or expired');
  const owner = await userOfToken(accessToken, true);
  if (owner?.userId !== DEMO_USERS[session.user].userId)
    return refuse(call, 401, 'the access token does not belong to the refresh token');
  if (owner.isBlocked) return refuse(call, 403, BLOCKED);
  return HttpResponse.json(await rotate(refreshToken, at.identityApp));
}

function signOut(call: Call): Response {
  const session =
    sessionOf(sessionCookieOf(call.request)) ?? sessionOfRefreshToken(call.request.headers.get('RefreshToken') ?? '');
  if (session) endSession(session);
  return HttpResponse.json({ errorCount: 0, resultItems: [] }, { headers: { 'Set-Cookie': CLEARED_SESSION_COOKIE } });
}
