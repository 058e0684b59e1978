import { createTokenStore } from '#domain/session/token-store.ts';
import { storage } from './storage.ts';

/** The tokens that this browser stores. */
export const { read: readTokens, write: storeTokens } = createTokenStore(storage.local);

/** An unsigned JWT with the given payload, for tests of the client, which never verifies signatures. */
export function jwt(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.x`;
}

/** A token that expires in `seconds`. */
export function tokenFor(seconds: number, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return jwt({
    username: 'ana.primjer',
    email: 'ana@example.ba',
    userId: 7,
    roleIdList: '',
    iat: now,
    exp: now + seconds,
    ...claims,
  });
}
