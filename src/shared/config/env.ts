import * as z from 'zod/mini';

const url = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });
const text = z.string().check(z.minLength(1, 'must not be empty'));
/** An empty or absent variable counts as not given. */
const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  );

/** The environment of the portal; names exactly as in `.env.example`. The first six are required. */
export const envSchema = z.object({
  VITE_MAIN_API_URL: url,
  VITE_IDENTITY_API_URL: url,
  VITE_ENTITIES_API_URL: url,
  VITE_ACCOUNTS_API_URL: url,
  VITE_CLIENT_ID: text,
  VITE_IDENTITY_APP_URL: url,
  VITE_PRODUCTS_PORTAL_URL: optional(url),
  VITE_DOCUMENTS_URL: optional(url),
  VITE_RECAPTCHA_SITE_KEY: optional(text),
  VITE_MAPS_EMBED_URL: optional(url),
  VITE_APP_STORE_URL: optional(url),
  VITE_PLAY_STORE_URL: optional(url),
  VITE_SOCIAL_URL: optional(url),
  VITE_NFIS_URL: optional(url),
  VITE_OFFICE_SUITE_URL: optional(url),
  VITE_CONTACT_EMAIL: optional(z.email()),
  VITE_CONTACT_PHONE: optional(text),
  VITE_CONTACT_ADDRESS: optional(text),
  VITE_FORBIDDEN_EMAILS: optional(text),
  VITE_REGISTERS_ACCESS: optional(z.enum(['sign-in', 'public'])),
  VITE_BASE_PATH: optional(text),
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
