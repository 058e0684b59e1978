import { AUTHORIZATION_PREFIX } from '#shared/config/settings.ts';
import { env } from '#shared/config/env.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** Language and session of the calls, provided by higher layers, which this one must not import. */
type CallContext = {
  language: () => Lang;
  tokens: () => StoredTokens;
  /** Waits for a renewal that is due before a call is sent (a laptop that woke up); never throws. */
  ready: () => Promise<unknown>;
};

const context: CallContext = { language: () => 'bs', tokens: () => null, ready: () => Promise.resolve() };

/** Connects the clients with language and session; called once at start. */
export function provideCallContext(given: Partial<CallContext>): void {
  Object.assign(context, given);
}

/** Waits until the session is ready for a call. */
export const callReady = (): Promise<unknown> => context.ready();

type StoredTokens = { accessToken: string; refreshToken: string } | null;

/** Authorization and RefreshToken as the specification names them (P7), with the tokens as stored. */
export function tokenHeaders(tokens: StoredTokens): Record<string, string> {
  return tokens ? { Authorization: AUTHORIZATION_PREFIX + tokens.accessToken, RefreshToken: tokens.refreshToken } : {};
}

/** Headers of every call (P7): language, client key and the tokens, if there are any. */
export const headersWith = (language: Lang, tokens: StoredTokens): Record<string, string> => ({
  'accept-language': language,
  ClientId: env.VITE_CLIENT_ID ?? '',
  ...tokenHeaders(tokens),
});

/** Headers with the current language and session; an anonymous call has no tokens. */
export const callHeaders = (own: { language?: Lang; anonymous?: boolean } = {}): Record<string, string> =>
  headersWith(own.language ?? context.language(), own.anonymous ? null : context.tokens());
