import { env } from '#shared/config/env.ts';

const withoutSlash = (url: string | undefined) => (url ?? '').replace(/\/+$/, '');

/** Addresses of the bases, without a trailing slash. */
export const baseUrls: Record<Base, string> = {
  main: withoutSlash(env.VITE_MAIN_API_URL),
  identity: withoutSlash(env.VITE_IDENTITY_API_URL),
  entities: withoutSlash(env.VITE_ENTITIES_API_URL),
  accounts: withoutSlash(env.VITE_ACCOUNTS_API_URL),
};

/** The four API bases of P7. */
export type Base = 'main' | 'identity' | 'entities' | 'accounts';
