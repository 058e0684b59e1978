import { env, withoutEndSlash } from '#shared/config/env.ts';

/** Addresses of the bases, without a trailing slash. */
export const baseUrls: Record<Base, string> = {
  main: withoutEndSlash(env.VITE_MAIN_API_URL ?? ''),
  identity: withoutEndSlash(env.VITE_IDENTITY_API_URL ?? ''),
  entities: withoutEndSlash(env.VITE_ENTITIES_API_URL ?? ''),
  accounts: withoutEndSlash(env.VITE_ACCOUNTS_API_URL ?? ''),
};

/** The four API bases of P7. */
export type Base = 'main' | 'identity' | 'entities' | 'accounts';
