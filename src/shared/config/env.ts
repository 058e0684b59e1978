import * as z from 'zod/mini';

const url = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });
const text = z.string().check(z.minLength(1, 'must not be empty'));
/** An empty or absent variable counts as not given. */
const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  );
const optionalUrl = optional(url);
const optionalText = optional(text);

/** The environment of the portal; names exactly as in `.env.example`. The first six are required. */
export const envSchema = z.object({
  VITE_MAIN_API_URL: url,
  VITE_IDENTITY_API_URL: url,
  VITE_ENTITIES_API_URL: url,
  VITE_ACCOUNTS_API_URL: url,
  VITE_CLIENT_ID: text,
  VITE_IDENTITY_APP_URL: url,
  VITE_PRODUCTS_PORTAL_URL: optionalUrl,
  VITE_DOCUMENTS_URL: optionalUrl,
  VITE_RECAPTCHA_SITE_KEY: optionalText,
  VITE_MAPS_EMBED_URL: optionalUrl,
  VITE_APP_STORE_URL: optionalUrl,
  VITE_PLAY_STORE_URL: optionalUrl,
  VITE_SOCIAL_URL: optionalUrl,
  VITE_NFIS_URL: optionalUrl,
  VITE_OFFICE_SUITE_URL: optionalUrl,
  VITE_CONTACT_EMAIL: optional(z.email()),
  VITE_CONTACT_PHONE: optionalText,
  VITE_CONTACT_ADDRESS: optionalText,
  VITE_FORBIDDEN_EMAILS: optionalText,
  VITE_REGISTERS_ACCESS: optional(z.enum(['sign-in', 'public'])),
  VITE_BASE_PATH: optionalText,
});

export type Env = z.infer<typeof envSchema>;

export type EnvProblem = { name: string; problem: string };

/** Checks an environment; every problem names its variable so that the start-up page can list them. */
export function checkEnv(raw: Record<string, unknown>): { env: Env } | { problems: EnvProblem[] } {
  const result = z.safeParse(envSchema, raw);
  if (result.success) return { env: result.data };
  return { problems: result.error.issues.map((issue) => ({ name: String(issue.path[0]), problem: issue.message })) };
}

const checked = checkEnv(import.meta.env);

/** What is wrong with the environment the app was built with; empty when it may start. */
export const envProblems: EnvProblem[] = 'problems' in checked ? checked.problems : [];

/** The checked environment. Read it only when `envProblems` is empty. */
export const env: Env = 'env' in checked ? checked.env : ({} as Env);

/** Addresses that may not receive control results (R5), lower case. */
export const forbiddenEmails: readonly string[] = (env.VITE_FORBIDDEN_EMAILS ?? '')
  .split(',')
  .map((address) => address.trim().toLowerCase())
  .filter(Boolean);

/** Who may open the registers (readings: P2.2, R2.1, R6). */
export const registersAccess = env.VITE_REGISTERS_ACCESS ?? 'sign-in';
