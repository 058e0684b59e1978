import { jwtVerify, SignJWT } from 'jose';
import { DEFAULT_BASES } from '../bases.ts';
import { switches } from '../switches.ts';
import { DEMO_USERS, photoUrlOf, userById, type DemoUserKey, type User } from './users.ts';

/** Signs the demo tokens. It protects nothing, because the whole agency in a box runs on this machine. */
const KEY = new TextEncoder().encode('agency-in-a-box-demo-signing-key');

/**
 * A signed access token (HS256) of a demo user with the claims the portal decodes (P3): username, email, photoUrl, userId,
 * roleIdList (comma-separated text), iat and exp in seconds; it is valid for `switches.tokenSeconds`. `jti` makes tokens of the
 * same second differ.
 */
export async function accessTokenOf(key: DemoUserKey, identityApp = DEFAULT_BASES.identityApp): Promise<string> {
  const { username, email, userId, roles } = DEMO_USERS[key];
  const issuedAt = Math.floor(Date.now() / 1000);
  return new SignJWT({ username, email, photoUrl: photoUrlOf(key, identityApp), userId, roleIdList: roles.join(',') })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + switches.tokenSeconds)
    .setJti(crypto.randomUUID())
    .sign(KEY);
}

/** The user of the Authorization header (the bare token); null when missing, foreign, expired, or if the user is blocked. */
export async function userOf(request: Request): Promise<User | null> {
  const token = request.headers.get('Authorization');
  const user = token ? await userOfToken(token) : undefined;
  return user && !user.isBlocked ? user : null;
}

/** The user of one of our tokens, even an expired one when `mayBeExpired`; undefined for any other text. */
export async function userOfToken(token: string, mayBeExpired = false): Promise<ReturnType<typeof userById>> {
  // An expired token still identifies its user; the renewal call sends one.
  const currentDate = mayBeExpired ? new Date(0) : new Date();
  try {
    const { payload } = await jwtVerify(token, KEY, { algorithms: ['HS256'], currentDate });
    return userById(payload['userId']);
  } catch {
    return undefined;
  }
}
