import { safeParse } from 'zod/mini';
import { renewalTime } from '#domain/session/renewal-time.ts';
import { identityCall } from '#domain/session/session.calls.ts';
import { tokensWire } from '#domain/session/session.wire.ts';
import { createTokenStore, type Tokens } from '#domain/session/token-store.ts';
import { decodeToken, hasExpired } from '#domain/session/token.ts';
import { type EarlyCalls, isSuccess } from '#shared/api/early-calls.ts';
import { env, withoutEndSlash } from '#shared/config/env.ts';
import { headersWith } from '#shared/http/call-context.ts';
import { asLang } from '#shared/i18n/languages.ts';
import { matchSlug } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import { namesAny } from '#shared/routing/url-schema.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { PAGES, type PageEntry } from './pages.ts';
import { persistedSlice } from './persisted-slice.ts';
import { needsSignIn } from './route-access.ts';

export type PortalAddress = Pick<Location, 'pathname' | 'search'>;

/** The stored tokens if calls can use them now; 'stale' when they must be renewed first, null when there are none. */
function freshTokens({ local }: PortalStorage): Tokens | 'stale' | null {
  const tokens = createTokenStore(local).read();
  if (!tokens) return null;
  const user = decodeToken(tokens.accessToken);
  const marks = { lastRenewal: null, received: null, failures: 0 };
  const isFresh = user && !hasExpired(user) && Date.now() < renewalTime(user, marks);
  return isFresh ? tokens : 'stale';
}

/** Whether an address of a page with a saved state names nothing of it. */
const isBareSearch = (schema: PageEntry['saved'], search: string) => schema !== undefined && !namesAny(schema, search);

/** Whether a stored register search may replace the one of the address, which has no parameters of its own (R2.3). */
const mayBeReplaced = (name: RouteName, search: string, storage: PortalStorage) =>
  isBareSearch(PAGES[name].saved, search) &&
  typeof persistedSlice(storage, 'searching')['businessEntitiesProfileSearch'] === 'string';

/**
 * The route, language and early calls of an address of the portal; null when no route matches. With `isUnsure` the page may go
 * to another address at once: its calls are not known yet, and its document does not show what it will show.
 */
export function placeCalls({ pathname, search }: PortalAddress, storage: PortalStorage) {
  const path = pathname.slice(withoutEndSlash(env.VITE_BASE_PATH ?? '').length);
  const [first, ...slug] = path.split('/').filter(Boolean);
  const lang = asLang(first);
  const match = lang && !path.endsWith('@') ? matchSlug(slug.join('/')) : null;
  if (!lang || !match) return null;
  const { name, params } = match;
  const isUnsure = mayBeReplaced(name, search, storage);
  const calls = isUnsure ? [] : (PAGES[name].early?.({ params, query: search, lang }, storage) ?? []);
  return { lang, name, calls, isUnsure };
}

/**
 * Starts the calls of the page that is opened while its scripts load (architecture, Loading), with the stored token if it is
 * valid and without one if none is stored. On a protected page without a token, the identity is requested first and the page's
 * calls follow its answer. With a token that must be renewed, nothing is started.
 */
export function startPageCalls(
  { storage, earlyCalls }: { storage: PortalStorage; earlyCalls: EarlyCalls },
  address: PortalAddress = window.location,
): void {
  const place = placeCalls(address, storage);
  if (!place) return;
  const { lang, name, calls } = place;
  const start = (tokens: Tokens | null) => {
    for (const request of calls) void earlyCalls.start(request, headersWith(request.lang ?? lang, tokens));
  };
  const tokens = freshTokens(storage);
  if (tokens === 'stale') return;
  if (tokens || !needsSignIn(name)) return start(tokens);
  if (window.followsSignOut) return;
  const followed = earlyCalls
    .start(identityCall(), headersWith(lang, null))
    .then((answer) => {
      const text = isSuccess(answer) && typeof answer.body === 'string' ? answer.body : 'null';
      const result = safeParse(tokensWire, JSON.parse(text));
      const user = decodeToken(result.data?.accessToken);
      if (result.success && user && !hasExpired(user)) start(result.data);
    })
    // Ignored: the app repeats the call and shows the error.
    .catch(() => {});
  earlyCalls.waitFor(followed);
}
