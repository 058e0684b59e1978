/** What a Trusted Types policy makes of an address; a string where the browser has no Trusted Types. */
type ScriptUrl = { toString: () => string };

type TrustedTypesWindow = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => ScriptUrl };
  };
};

/** The name the content security policy allows for script addresses. */
const POLICY = 'portal-script-url';
/** The only script the portal ever fetches from elsewhere. */
const CAPTCHA = /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/;

let policy: { createScriptURL: (url: string) => ScriptUrl } | null | undefined;

/** Lets through the captcha's script and the portal's own workers; any other address throws (faults, Headers). */
export function allowedScriptUrl(url: string): string {
  if (CAPTCHA.test(url) || isOwnWorker(url)) return url;
  throw new TypeError('This script address is not one of the portal.');
}

function isOwnWorker(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /\.worker\b[^/]*\.[jt]s$/.test(pathname);
}

/** The address as the browser wants it for a script or a worker: through the one policy where Trusted Types exist. */
export function trustedScriptUrl(url: string): ScriptUrl {
  policy ??=
    (window as unknown as TrustedTypesWindow).trustedTypes?.createPolicy(POLICY, {
      createScriptURL: allowedScriptUrl,
    }) ?? null;
  return policy ? policy.createScriptURL(url) : allowedScriptUrl(url);
}
