import { useCallback, useRef, useState } from 'react';
import type { CaptchaHandle } from '#shared/captcha/Captcha.tsx';

/** A captcha's answer that nobody has used yet, and how to use it up. */
export type CaptchaToken = {
  token: string | null;
  /** For the captcha itself: its `ref` and its `onToken`. */
  bind: (captcha: CaptchaHandle | null) => void;
  setToken: (token: string | null) => void;
  /** Gives the token, once: it is taken back and the captcha asks anew (readings, R2.11: never send a token twice). */
  take: () => string | null;
};

/** Holds the token of one captcha. */
export function useCaptchaToken(): CaptchaToken {
  const [token, setToken] = useState<string | null>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const bind = useCallback((handle: CaptchaHandle | null) => void (captcha.current = handle), []);
  function take(): string | null {
    captcha.current?.reset();
    setToken(null);
    return token;
  }
  return { token, bind, setToken, take };
}
