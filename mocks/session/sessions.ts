import { DEFAULT_BASES } from '../bases.ts';
import { accessTokenOf } from './tokens.ts';
import type { DemoUserKey } from './users.ts';

/** What the portal stores of a sign-in (P3). */
export type TokenPair = { accessToken: string; refreshToken: string };

type Session = { id: string; user: DemoUserKey; startedAt: number };
type Grant = { session: Session; replacedBy?: { pair: Promise<TokenPair>; at: number } };

/** A sign-in lasts a working day, no matter how often its tokens are renewed. */
const SESSION_MS = 8 * 60 * 60 * 1000;
/** Two tabs may renew with the same refresh token at once, and then get the same answer. */
const REUSE_MS = 2000;

const sessions = new Map<string, Session>();
/** Refresh tokens, current and replaced. Every identity call starts its own chain, so that tabs do not sign each other out. */
const grants = new Map<string, Grant>();
/** The session of calls without a cookie. */
let inProcess: Session | null = null;

/** Begins a sign-in; the id goes into the session cookie. */
export function startSession(user: DemoUserKey): Session {
  const session = { id: crypto.randomUUID(), user, startedAt: Date.now() };
  sessions.set(session.id, session);
  return session;
}

/** The session of a cookie, unless it has ended; without a cookie the one of `signInWithoutCookie`. */
export function sessionOf(cookie: string | null): Session | undefined {
  const session = cookie === null ? inProcess : sessions.get(cookie);
  return session && isAlive(session) ? session : undefined;
}

/** Assigns calls without a session cookie to that user: tests in process and the practice site cannot hold an HttpOnly cookie. */
export function signInWithoutCookie(user: DemoUserKey): void {
  inProcess = startSession(user);
}

/** A fresh pair of tokens for a session. */
export async function issueTokens(session: Session, identityApp = DEFAULT_BASES.identityApp): Promise<TokenPair> {
  const refreshToken = crypto.randomUUID();
  grants.set(refreshToken, { session });
  return { accessToken: await accessTokenOf(session.user, identityApp), refreshToken };
}

/** The session of a refresh token that is still valid; undefined when unknown, ended, or replaced more than two seconds ago. */
export function sessionOfRefreshToken(refreshToken: string): Session | undefined {
  const grant = grants.get(refreshToken);
  if (!grant || !isAlive(grant.session)) return undefined;
  if (grant.replacedBy && Date.now() - grant.replacedBy.at > REUSE_MS) return undefined;
  return grant.session;
}

/** Exchanges a refresh token that `sessionOfRefreshToken` knows; a second exchange within two seconds gives the same pair. */
export function rotate(refreshToken: string, identityApp?: string): Promise<TokenPair> {
  const grant = grants.get(refreshToken);
  if (!grant) throw new Error('rotate() needs a refresh token that was checked');
  grant.replacedBy ??= { pair: issueTokens(grant.session, identityApp), at: Date.now() };
  return grant.replacedBy.pair;
}

/** Ends a session: its cookie and all its refresh tokens stop working. */
export function endSession(session: Session): void {
  sessions.delete(session.id);
  for (const [token, grant] of grants) if (grant.session === session) grants.delete(token);
  if (inProcess === session) inProcess = null;
}

/** Removes every sign-in. */
export function resetSessions(): void {
  sessions.clear();
  grants.clear();
  inProcess = null;
}

function isAlive(session: Session): boolean {
  return sessions.has(session.id) && Date.now() - session.startedAt < SESSION_MS;
}
