import * as z from 'zod/mini';
import type { ApiCall } from '#shared/api/api-call.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** Initial token fetch of a browser that has a session with the identity application: GET Users/Identity (P7). */
export const identityCall: ApiCall = { base: 'identity', url: 'Users/Identity' };

/** Set at sign-out for the next start only, so that the user is not signed in again unasked (readings, P4). */
export const skipIdentityOnce = defineTabValue('skipIdentityOnce', z.literal(true));
