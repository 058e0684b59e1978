import { trustedScriptUrl } from '#shared/scripts/script-url.ts';

type CaptchaWindow = { grecaptcha?: { render?: unknown } & object; portalCaptchaReady?: () => void };

/** `trustedtypes` makes the script keep to Trusted Types, which the policy of the build requires. */
const ADDRESS = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=portalCaptchaReady&trustedtypes=true';
/** A blocker may swallow the request without an error. */
const PATIENCE_MS = 15_000;

let loading: Promise<object> | null = null;

/**
 * Fetches the captcha's script when it is first needed and resolves with its object. Rejects when it is blocked, offline or
 * silent for 15 s (faults E10, G07); the next call then tries anew.
 */
export function loadRecaptcha(): Promise<object> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchScript(): Promise<object> {
  const page = window as unknown as CaptchaWindow;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (failure?: string) => {
      clearTimeout(timer);
      delete page.portalCaptchaReady;
      if (failure === undefined && page.grecaptcha) return resolve(page.grecaptcha);
      script.remove();
      reject(new Error(failure ?? 'The captcha script brought nothing.'));
    };
    const timer = setTimeout(() => end('The captcha script did not answer.'), PATIENCE_MS);
    page.portalCaptchaReady = () => end();
    script.addEventListener('error', () => end('The captcha script could not be loaded.'));
    script.async = true;
    script.src = trustedScriptUrl(ADDRESS) as string;
    document.head.append(script);
  });
}
