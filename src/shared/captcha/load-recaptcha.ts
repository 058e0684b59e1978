import type { Lang } from '#shared/i18n/languages.ts';

/** What the captcha's script puts on the window. */
export type Grecaptcha = { render: (...given: unknown[]) => number; reset: (id?: number) => void };

type CaptchaWindow = Window & {
  grecaptcha?: Grecaptcha;
  portalCaptchaReady?: () => void;
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

const HOST = 'https://www.google.com/recaptcha/api.js';
/** Longer than this the script is taken for blocked (faults E10, G07). */
const LIMIT_MS = 15_000;

let loading: Promise<Grecaptcha> | null = null;

/**
 * Fetches the captcha's script once, under the Trusted Types policy `portal-script-url`, which lets only this address through.
 * Rejects when it is blocked, offline or too slow; the next call tries again.
 */
export function loadRecaptcha(lang: Lang): Promise<Grecaptcha> {
  loading ??= fetchScript(lang).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchScript(lang: Lang): Promise<Grecaptcha> {
  const host = window as CaptchaWindow;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha did not load in time.')), LIMIT_MS);
    host.portalCaptchaReady = () => {
      clearTimeout(timer);
      if (host.grecaptcha) resolve(host.grecaptcha);
      else reject(new Error('The captcha is not there.'));
    };
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(`${HOST}?render=explicit&onload=portalCaptchaReady&hl=${lang}`);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The captcha is blocked.'));
    });
    document.head.append(script);
  });
}

function trusted(url: string): string {
  const policy = (window as CaptchaWindow).trustedTypes?.createPolicy('portal-script-url', {
    createScriptURL: (address) => {
      if (!address.startsWith(`${HOST}?`)) throw new TypeError('Only the captcha may be loaded.');
      return address;
    },
  });
  return policy ? policy.createScriptURL(url) : url;
}
