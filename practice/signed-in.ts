import { isDemoUserKey, type DemoUserKey } from '#mocks/session/users.ts';

/** What is the session cookie of the agency elsewhere: the demo user who is signed in, in this tab. */
const KEY = 'practice-user';

/** The signed-in demo user; null when nobody is. */
export function signedInUser(): DemoUserKey | null {
  const user = sessionStorage.getItem(KEY);
  return isDemoUserKey(user) ? user : null;
}

/** Signs a demo user in, or out with null. */
export function setSignedInUser(user: DemoUserKey | null): void {
  if (user) sessionStorage.setItem(KEY, user);
  else sessionStorage.removeItem(KEY);
}
