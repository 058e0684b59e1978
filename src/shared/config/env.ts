import type * as z from 'zod/mini';
import type { envSchema } from './env-schema.ts';

/** A folder's or a service's address without the slash it may end with, so that a path can follow. */
export const withoutEndSlash = (address: string): string => address.replace(/\/+$/, '');

/** The variables that are set, without blanks around them; a blank one counts as missing. */
export const setVariables = (variables: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries<unknown>({ ...variables }).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : '';
      return text ? [[name, text]] : [];
    }),
  );

/** The addresses of a list with commas, in lower case. */
export const addressesIn = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim().toLowerCase())
    .filter(Boolean);

/**
 * The variables with complete addresses: a path stands for the portal's own host. While documents are rendered, the host is not
 * known, and a path stays a path.
 */
export const onOwnHost = (variables: Record<string, string>, origin = globalThis.location?.origin) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      origin && name.endsWith('_URL') && value.startsWith('/') ? origin + value : value,
    ]),
  );

/** The environment of the portal, checked by the build against `envSchema`. */
export const env = onOwnHost(setVariables(import.meta.env ?? {})) as z.infer<typeof envSchema>;

/** Addresses that may not receive control results (R5), in lower case. */
export const forbiddenEmails: readonly string[] = addressesIn(env.VITE_FORBIDDEN_EMAILS ?? '');

/** Who may open the registers (readings: P2.2, R2.1, R6). */
export const registersAccess = env.VITE_REGISTERS_ACCESS ?? 'sign-in';

/** Origin of the portal for absolute addresses in the head of its documents; '' where the build does not know it. */
export const siteOrigin = withoutEndSlash(String(import.meta.env?.['SITE_ORIGIN'] ?? '').trim());
