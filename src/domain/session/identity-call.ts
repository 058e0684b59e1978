import type { ApiCall } from '#shared/api/api-call.ts';

/** Initial token fetch of a browser that has a session with the identity application: GET Users/Identity (P7). */
export const identityCall: ApiCall = { base: 'identity', url: 'Users/Identity' };

/** Set for one start after a sign-out: the user is not signed in again unasked (readings, P4). */
export const SKIP_IDENTITY = 'skipIdentityOnce';
