import { useImperativeHandle, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { DemoCaptcha } from './DemoCaptcha.tsx';
import { LiveCaptcha } from './LiveCaptcha.tsx';
import { NoCaptcha } from './NoCaptcha.tsx';

export type CaptchaHandle = {
  /** Starts the check anew: after every attempt to send, and when it was not solved (P4, R4.8). */
  reset: () => void;
};

type CaptchaProps = {
  /** The token of a solved check; null when it is not solved, has expired or was reset. A token is good for one call. */
  onToken: (token: string | null) => void;
  ref?: Ref<CaptchaHandle>;
};

/** The robot check: reCAPTCHA, or with the site key `demo` a plainly labelled local box. Loaded only where it stands. */
export function Captcha({ onToken, ref }: CaptchaProps) {
  const { t } = useTranslation('captcha');
  const [round, setRound] = useState(0);
  useImperativeHandle(ref, () => ({
    reset: () => {
      onToken(null);
      setRound((count) => count + 1);
    },
  }));
  const key = env.VITE_RECAPTCHA_SITE_KEY;
  if (!key) return <NoCaptcha reason={t('missing')} />;
  return key === 'demo' ? (
    <DemoCaptcha key={round} onToken={onToken} />
  ) : (
    <LiveCaptcha round={round} siteKey={key} onToken={onToken} />
  );
}
