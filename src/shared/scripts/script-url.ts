import { once } from '#shared/timing/once.ts';

/** Name of the policy for script addresses that the content security policy allows. */
const POLICY = 'portal-script-url';
/** The only script fetched from another host. */
const CAPTCHA = /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/;

/** Accepts the captcha's script and the portal's own workers; any other address throws (record 0006). */
export function allowedScriptUrl(url: string): string {
  if (CAPTCHA.test(url) || isOwnWorker(url)) return url;
  throw new TypeError('This script address is not one of the portal.');
}

function isOwnWorker(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /\.worker\b[^/]*\.[jt]s$/.test(pathname);
}

const scriptPolicy = once(() => window.trustedTypes?.createPolicy(POLICY, { createScriptURL: allowedScriptUrl }));

/** The address in the form a script or worker needs: with Trusted Types it passes the one policy. */
export function trustedScriptUrl(url: string): TrustedScriptURL | string {
  return scriptPolicy()?.createScriptURL(url) ?? allowedScriptUrl(url);
}
