import type { AxiosInstance } from 'axios';
import { env } from '#shared/config/env.ts';
import { AUTHORIZATION_PREFIX } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Base } from './base-urls.ts';

type StoredTokens = { accessToken: string; refreshToken: string } | null;

/** Language and session of the calls, provided by higher layers, which this one must not import. */
export type CallSources = {
  language: () => Lang;
  tokens: () => StoredTokens;
  /** Waits for a renewal that is due before a call is sent (a laptop that woke up); never throws. */
  ready: () => Promise<unknown>;
};

/** What every call of one portal needs. */
export type CallContext = {
  /** Headers with the current language and session; an anonymous call has no tokens. */
  headers: (own?: { language?: Lang; anonymous?: boolean }) => Record<string, string>;
  /** Waits until the session is ready for a call. */
  ready: () => Promise<unknown>;
  /** The axios client of a base, fetched with the first call that needs it. Rejects when it cannot be fetched. */
  client: (base: Base) => Promise<AxiosInstance>;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    calls: CallContext;
  }
}

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
