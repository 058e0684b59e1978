import { env } from '#shared/config/env.ts';
import type { Ref } from 'react';

/** The key of the agency in a box: a local checkbox stands in for the captcha. */
const DEMO_KEY = 'demo';

/** How the installation asks for a human: the live captcha with its site key, the stand-in, or not at all. */
export type CaptchaKind = { kind: 'live'; siteKey: string } | { kind: 'demo' } | { kind: 'missing' };

/** Reads the kind of captcha from a site key; without a key there is none and the steps behind it stay closed. */
export function captchaKind(siteKey: string | undefined = env.VITE_RECAPTCHA_SITE_KEY): CaptchaKind {
  if (siteKey === undefined) return { kind: 'missing' };
  return siteKey === DEMO_KEY ? { kind: 'demo' } : { kind: 'live', siteKey };
}

/** What each kind of captcha is given. */
export type CaptchaPartProps = {
  onToken: (token: string | null) => void;
  /** The answer has become too old (two minutes): `onToken(null)` was called. */
  onExpired: () => void;
  ref: Ref<{ reset: () => void }>;
};
