import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { listOf } from '#shared/api/lists.ts';
import { applicationWire, tokensWire } from './session.wire.ts';

/** Initial token fetch of a browser that has a session with the identity application (P7). */
export const identityCall = defineCall({
  id: 'identity',
  base: 'identity',
  path: 'Users/Identity',
  wire: tokensWire,
  needsSession: true,
  spec: 'P7',
  summary: 'The tokens of the session cookie',
});

/** Renewal of the tokens (P7). */
export const refreshCall = defineCall({
  id: 'refresh',
  base: 'identity',
  method: 'POST',
  path: 'UserSessions/Refresh',
  body: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  wire: tokensWire,
  needsSession: true,
  writes: true,
  spec: 'P7',
  summary: 'Renewal of the tokens',
});

/** Sign-out (P7); the answer is not read. */
export const signOutCall = defineCall({
  id: 'signOut',
  base: 'identity',
  path: 'UserSessions/SignOut',
  expected: 'anything',
  needsSession: true,
  writes: true,
  spec: 'P7',
  summary: 'Sign-out',
});

/** The applications of the signed-in user, named in a language (P7). */
export const userApplicationsCall = defineCall({
  id: 'userApplications',
  base: 'identity',
  path: 'UserApplications',
  wire: listOf(applicationWire, 'UserApplications'),
  envelope: 'resultList',
  isLocalised: true,
  needsSession: true,
  spec: 'P7',
  summary: 'Applications of the user',
});
