import * as z from 'zod/mini';
import { oneOf } from '#shared/api/lists.ts';
import { idWire, textWire } from '#shared/api/wire.ts';

const token = z.string().check(z.minLength(1));

/** Answer of Users/Identity and UserSessions/Refresh (P7). */
export const tokensWire = oneOf(z.object({ accessToken: token, refreshToken: token }));

/** One of the user's applications (P3). */
export const applicationWire = z.object({
  applicationId: idWire,
  name: textWire,
  redirectUrl: textWire,
  resourceUrl: textWire,
});
