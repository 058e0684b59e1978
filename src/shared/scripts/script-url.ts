/** The name the content security policy allows for script addresses. */
const POLICY = 'portal-script-url';
/** The only script the portal ever fetches from elsewhere. */
const CAPTCHA = /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/;

/** Lets through the captcha's script and the portal's own workers; any other address throws (faults, Headers). */
export function allowedScriptUrl(url: string): string {
  if (CAPTCHA.test(url) || isOwnWorker(url)) return url;
  throw new TypeError('This script address is not one of the portal.');
}

function isOwnWorker(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /\.worker\b[^/]*\.[jt]s$/.test(pathname);
}

const makePolicy = () => window.trustedTypes?.createPolicy(POLICY, { createScriptURL: allowedScriptUrl });

let policy: ReturnType<typeof makePolicy>;

/** The address as the browser wants it for a script or a worker: through the one policy where Trusted Types exist. */
export function trustedScriptUrl(url: string): TrustedScriptURL | string {
  policy ??= makePolicy();
  return policy?.createScriptURL(url) ?? allowedScriptUrl(url);
}
