import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { signInUrl } from '#domain/session/identity-links.ts';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';
import type { Portal } from '#shared/portal/portal.ts';
import { matchSlug } from '#shared/routing/href.ts';
import { leaveUnasked } from '#shared/routing/leave-unasked.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { needsSignIn } from './route-access.ts';
import { countSignInTry, forgetSignInTries, SignInProblem } from './sign-in-problem.ts';

/** The address that was open before the sign-in: `path` alone, and `here` with query and hash. */
const storedDestination = defineTabValue('afterSignIn', z.object({ path: z.string(), here: z.string() }));
/** '@' at the end of a path, as typed or as some senders encode it. */
const AT_END = /(?:@|%40)$/i;

/** What no address of the portal has; non-Latin letters may be in the slug of an item. */
const DAMAGED = /[^\w/@-]$|%(?!40|C[3-9A-F]|D|[89AB])|[&=;<>"]|\/(?:index|default)\.|\.html?$/i;

type GuardContext = {
  portal: Pick<Portal, 'session' | 'storage'>;
  /** Selected language, for addresses without one. */
  selected: () => Lang;
  /** Switches texts and store to the language of the address; resolves when the texts are there. */
  switchTo: (lang: Lang) => Promise<void>;
  /** Path prefix the portal is served under, without a trailing slash. */
  basename: string;
};

/** The path of an address below the prefix the portal is served under. */
const pathOf = (url: URL, { basename }: Pick<GuardContext, 'basename'>) => url.pathname.slice(basename.length) || '/';

/**
 * The route guard (P2.3), run before every navigation: canonical address and language, the '@' path, protected routes.
 * Throws a redirect, or `SignInProblem` where signing in does not help or may not: the user is blocked, the clock is wrong, the
 * identity application keeps returning without a token, or nothing can be stored (faults B15, B16, C02).
 *
 * @param replaced says when another navigation has taken the place of this one.
 */
export async function guard(url: URL, context: GuardContext, replaced: AbortSignal): Promise<void> {
  await guardAddress(url, context, replaced);
  await guardAccess(url, context, replaced);
}

/** Steps 1 and 3. */
async function guardAddress(url: URL, context: GuardContext, replaced: AbortSignal): Promise<void> {
  const path = pathOf(url, context);
  const asked = await mended(path, url.search);
  const withoutAt = asked.path.replace(AT_END, '');
  const whole = await mended(withoutAt, asked.search);
  const target = canonical(whole.path, context.selected());
  const address = target.path + whole.search + url.hash;
  if (withoutAt !== asked.path) {
    // Step 3: an anonymous route takes a token along when there is one, and opens either way (faults B17).
    if (!needsSignIn(matchSlug(target.rest)?.name)) await context.portal.session.fetchIdentityToken();
    throw redirect(address);
  }
  if (target.path !== path || whole.search !== url.search) throw redirect(address);
  await switchLanguage(target.lang, context, replaced);
}

/** Without a connection the page stays, with what was typed and selected, until the texts of the other language can be loaded. */
async function switchLanguage(lang: Lang, context: GuardContext, replaced: AbortSignal): Promise<void> {
  try {
    await context.switchTo(lang);
  } catch (error) {
    if (navigator.onLine) throw error;
    await onlineAgain(replaced);
    return switchLanguage(lang, context, replaced);
  }
}

/** Steps 4 and 5, for an address that is already canonical. */
async function guardAccess(url: URL, context: GuardContext, replaced: AbortSignal): Promise<void> {
  const path = pathOf(url, context);
  if (!needsSignIn(matchSlug(canonical(path, context.selected()).rest)?.name)) return;
  const here = path + url.search + url.hash;
  const access = await context.portal.session.protectedAccess();
  // Whoever has gone elsewhere meanwhile is not sent away.
  replaced.throwIfAborted();
  if (access === 'granted') {
    forgetSignInTries(context.portal.storage);
    restoreDestination(context.portal.storage, path, here);
    return;
  }
  if (access === 'signIn' && !navigator.onLine) {
    // Leaving would show the browser's own page instead of this one (decisions, Calls and session).
    await onlineAgain(replaced);
    return guardAccess(url, context, replaced);
  }
  storedDestination(context.portal.storage).write({ path, here });
  if (access !== 'signIn') throw new SignInProblem(access);
  if (!context.portal.storage.session.lasting()) throw new SignInProblem('storage');
  if (!countSignInTry(context.portal.storage)) throw new SignInProblem('loop');
  // The router has asked already.
  leaveUnasked(() => window.location.assign(signInUrl(window.location.origin + url.pathname)));
  // The browser is leaving the page, so this navigation must never finish; if the page comes back, `endNavigationOnReturn` ends it.
  await new Promise(() => {});
}

/** Resolves when the network is back; rejects as soon as another navigation has replaced the waiting one. */
function onlineAgain(replaced: AbortSignal): Promise<void> {
  const listening = new AbortController();
  const waiting = new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(replaced.reason as Error);
    if (replaced.aborted) return giveUp();
    window.addEventListener('online', () => resolve(), { signal: listening.signal });
    replaced.addEventListener('abort', giveUp, { signal: listening.signal });
  });
  return waiting.finally(() => listening.abort());
}

/** An address without what mail programs and texts did to it; one that looks right, or when the repair cannot be loaded, as it is. */
async function mended(path: string, search: string): Promise<{ path: string; search: string }> {
  const looksRight = !DAMAGED.test(path) && !/[?&]amp(?:;|%3B)/i.test(search);
  const repair = looksRight ? null : await import('./mended-address.ts').catch(() => null);
  return repair?.mendedAddress(path, search) ?? { path, search };
}

/** The canonical address of a path: known language in lower case, no double or trailing slashes (faults D01, D04). */
export function canonical(path: string, selected: Lang): { path: string; lang: Lang; rest: string } {
  const parts = path.split('/').filter(Boolean);
  const first = parts[0] ?? '';
  const known = asLang(first);
  const lang = known ?? selected ?? DEFAULT_LANG;
  // An unknown two-letter language is replaced; any other first part is kept after the inserted language.
  const rest = (known || /^[a-z]{2}$/i.test(first) ? parts.slice(1) : parts).join('/');
  return { path: `/${lang}${rest ? `/${rest}` : ''}`, lang, rest };
}

/** Whoever comes back by the back button has broken off the sign-in: the next one counts anew and leads to its own address. */
export function forgetSignIn(storage: PortalStorage): void {
  forgetSignInTries(storage);
  storedDestination(storage).remove();
}

/** redirectTo carries neither query nor hash (P2.3): they are stored for the tab and restored once. */
function restoreDestination(storage: PortalStorage, path: string, here: string): void {
  const destination = storedDestination(storage);
  const stored = destination.read();
  destination.remove();
  if (stored?.path === path && here === path && stored.here !== here && stored.here.startsWith(path))
    throw redirect(stored.here);
}
