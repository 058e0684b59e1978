import type * as z from 'zod/mini';
import { withoutEndSlash } from './end-slash.ts';
import type { envSchema } from './env-schema.ts';

/** The environment of the portal, checked by the build against `envSchema`; a blank variable counts as missing. */
export const env = Object.fromEntries(
  Object.entries<unknown>(import.meta.env ?? {}).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[name, text]] : [];
  }),
) as z.infer<typeof envSchema>;

/** Addresses that may not receive control results (R5), in lower case. */
export const forbiddenEmails: readonly string[] = (env.VITE_FORBIDDEN_EMAILS ?? '')
  .split(',')
  .map((address) => address.trim().toLowerCase())
  .filter(Boolean);

/** Who may open the registers (readings: P2.2, R2.1, R6). */
export const registersAccess = env.VITE_REGISTERS_ACCESS ?? 'sign-in';

/** Origin of the portal for absolute addresses in the head of its documents; '' where the build does not know it. */
export const siteOrigin = withoutEndSlash(String(import.meta.env?.['SITE_ORIGIN'] ?? '').trim());
