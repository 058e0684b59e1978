import { registersAccess } from '#shared/config/env.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';

/** Whether a route requires a signed-in user under the current setting (readings, P2.2). */
export function needsSignIn(name: RouteName | undefined, access: 'sign-in' | 'public' = registersAccess): boolean {
  if (!name) return false;
  const rule = ROUTES[name].access;
  return rule === 'sign-in' || (rule === 'registers' && access === 'sign-in');
}

/** Pages that are open to anyone but not for search engines: the results of a search, and the operator's desk. */
const UNLISTED: readonly RouteName[] = ['search', 'operatorDesk'];

/** Whether search engines may list the pages of a route. */
export const isIndexed = (name: RouteName): boolean => ROUTES[name].access === 'anyone' && !UNLISTED.includes(name);
