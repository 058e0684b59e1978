const used = new Set<string>();
/** Most used tokens remembered, because the agency may run for days. */
const REMEMBERED = 5000;

/** Checks a captcha token and marks it as used: a token is valid once, as with the real captcha (P2.20, R4.8). */
export function spendCaptchaToken(token: unknown): 'ok' | 'missing' | 'used' {
  if (typeof token !== 'string' || token.trim() === '') return 'missing';
  if (used.has(token)) return 'used';
  used.add(token);
  const [oldest] = used;
  if (used.size > REMEMBERED && oldest !== undefined) used.delete(oldest);
  return 'ok';
}

/** Texts of the refusal for tokens that are not 'ok'. */
export const CAPTCHA_REFUSALS = {
  missing: 'recaptchaToken: the captcha is not solved',
  used: 'recaptchaToken: the captcha token was used before',
} as const;

/** Forgets the used tokens. */
export function resetCaptcha(): void {
  used.clear();
}
