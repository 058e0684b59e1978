import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';
import { numberWire, textWire } from '#shared/api/wire.ts';

const claims = z.object({
  username: textWire,
  email: textWire,
  photoUrl: textWire,
  userId: textWire,
  exp: numberWire,
  iat: numberWire,
  /** Comma-separated role ids, as in the token. */
  roleIdList: z.transform((value: unknown) =>
    (Array.isArray(value) ? value : [value])
      .filter((role) => typeof role === 'string' || typeof role === 'number')
      .join(','),
  ),
});

/** Content of an access token (P3 Auth state). Times are seconds since 1970. */
export type TokenUser = Omit<z.output<typeof claims>, 'exp' | 'iat'> & { exp: number; iat: number };

/** Times from `EARLIEST_MS` on are milliseconds. After the conversion, anything beyond the year 2286 is invalid (faults B03). */
const LATEST_EXP = 1e10;
const EARLIEST_MS = 1e11;

/** Longest token that is sent: servers commonly refuse longer headers, and with them every call, even public ones. */
const LONGEST_TOKEN = 8000;

/** Whether a stored or received token is too long for a header. */
export const isTooLong = (token: string | null | undefined): boolean => (token?.length ?? 0) > LONGEST_TOKEN;

const inSeconds = (time: number): number => (time >= EARLIEST_MS ? Math.floor(time / 1000) : time);

/** Decodes an access token; null when it is malformed, too long or has no usable `exp` (faults B02, B03, B06). */
export function decodeToken(token: string | null | undefined): TokenUser | null {
  if (!token || isTooLong(token)) return null;
  let payload: unknown;
  try {
    payload = jwtDecode(token);
  } catch {
    return null;
  }
  const result = z.safeParse(claims, payload);
  if (!result.success) return null;
  const { exp: end, iat, ...user } = result.data;
  const exp = inSeconds(end ?? 0);
  if (exp <= 0 || exp > LATEST_EXP) return null;
  return { ...user, exp, iat: iat === null ? exp : inSeconds(iat) };
}

/** A token has expired when now ≥ exp × 1000 ms (P5). */
export function hasExpired(user: Pick<TokenUser, 'exp'>, now = Date.now()): boolean {
  return !(now < user.exp * 1000);
}

/** Whether a comma-separated role list contains one of the ids exactly: 130 is not 13 (P6, faults B24). */
export function hasRole(roleIdList: string, ids: readonly number[]): boolean {
  return roleIdList.split(',').some((role) => ids.some((id) => role.trim() === String(id)));
}
