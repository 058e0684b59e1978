import type { AgencyLanguage } from '../call.ts';
import { isLoopbackOrigin } from '../loopback.ts';

/**
 * The `Location` that returns a visitor to `redirectTo` unchanged, query and fragment included; null unless it is a
 * page of this machine. Anything else would make the sign-in page an open redirect.
 */
export function locationOf(redirectTo: string): string | null {
  const url = URL.parse(redirectTo);
  if (!url || !isLoopbackOrigin(url.origin) || url.username !== '' || url.password !== '') return null;
  // A header may only contain visible ASCII; for any other address its parsed form opens the same page.
  return /^[\x21-\x7e]+$/.test(redirectTo) ? redirectTo : url.href;
}

/** The language of a page: the requested one, else the first segment of the portal's path (`/{lang}/…`), else bs. */
export function pageLanguage(requested: string | undefined, redirectTo: string): AgencyLanguage {
  const announced = requested ?? URL.parse(redirectTo)?.pathname.split('/')[1];
  return announced === 'hr' || announced === 'en' ? announced : 'bs';
}
