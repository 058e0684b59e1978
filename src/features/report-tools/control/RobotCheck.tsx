import { Captcha } from '#shared/captcha/Captcha.tsx';
import type { CaptchaToken } from './use-captcha-token.ts';

/** The robot check before a check of reports or an e-mail (R2.10, R2.11); its token is held by `useCaptchaToken`. */
export function RobotCheck({ of: { bind, setToken } }: { of: CaptchaToken }) {
  return <Captcha ref={bind} onToken={setToken} />;
}
