import * as z from 'zod/mini';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** Set at sign-out for the next start only, so that the user is not signed in again unasked (readings, P4). */
export const skipIdentityOnce = defineTabValue('skipIdentityOnce', z.literal(true));
