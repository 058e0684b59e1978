import * as z from 'zod/mini';

const missing = 'is missing';
/** A path of the portal's own host; not '//host', which is another one. */
const OWN_PATH = /^\/(?![/\\])/;
/** A path is checked as an address of that host, which is not known yet. */
const address = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && OWN_PATH.test(value) ? `https://localhost${value}` : value,
  ),
  z.url({ protocol: /^https?$/, error: ({ input }) => (input ? 'is not an absolute address' : missing) }),
);
const isSafe = (value: string) =>
  !/^http:/i.test(value) || /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?:[:/]|$)/i.test(value);
/** Tokens and forms are only sent over TLS or to this machine (faults B29). */
const safeAddress = address.check(z.refine(isSafe, 'must begin with https:'));
const text = z.string(missing).check(z.trim(), z.minLength(1, missing));
/** A blank variable counts as missing. */
const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && !value.trim() ? undefined : value)),
    z.optional(schema),
  );

/** Sites as a content policy names them: any, or hosts with a scheme. */
const frames = text.check(
  z.regex(
    /^(?:\*|https:\/\/[\w.*:-]+(?: +https:\/\/[\w.*:-]+)*)$/,
    "must be '*' or addresses as https://novine.example.ba",
  ),
);

/**
 * Schema of the portal's environment; names exactly as in `.env.example`, the first six are required. The build checks the
 * environment (`scripts/build/checked-environment.ts`), so the portal does not check it again.
 */
export const envSchema = z.object({
  VITE_MAIN_API_URL: safeAddress,
  VITE_IDENTITY_API_URL: safeAddress,
  VITE_ENTITIES_API_URL: safeAddress,
  VITE_ACCOUNTS_API_URL: safeAddress,
  VITE_CLIENT_ID: text,
  VITE_IDENTITY_APP_URL: safeAddress,
  VITE_PRODUCTS_PORTAL_URL: optional(address),
  VITE_DOCUMENTS_URL: optional(address),
  VITE_RECAPTCHA_SITE_KEY: optional(text),
  VITE_MAPS_EMBED_URL: optional(address),
  VITE_APP_STORE_URL: optional(address),
  VITE_PLAY_STORE_URL: optional(address),
  VITE_SOCIAL_URL: optional(address),
  VITE_NFIS_URL: optional(address),
  VITE_OFFICE_SUITE_URL: optional(address),
  VITE_CONTACT_EMAIL: optional(z.email('is not an e-mail address')),
  VITE_CONTACT_PHONE: optional(text),
  VITE_CONTACT_ADDRESS: optional(text),
  VITE_FORBIDDEN_EMAILS: optional(text),
  VITE_ERROR_REPORTS_URL: optional(safeAddress),
  VITE_REGISTERS_ACCESS: optional(z.enum(['sign-in', 'public'], "must be 'sign-in' or 'public'")),
  VITE_MAP_FRAMES: optional(frames),
  VITE_BASE_PATH: optional(text),
});
