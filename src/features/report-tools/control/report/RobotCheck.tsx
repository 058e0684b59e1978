import { ShieldCheck } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Captcha, type CaptchaHandle } from '#shared/captcha/Captcha.tsx';
import { Button } from '#shared/ui/Button.tsx';
import styles from './RobotCheck.module.css';

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

type CheckSectionProps = { title: string; variant: 'primary' | 'secondary'; robot: CaptchaToken; onCheck: () => void };

/** The last step before a check: that nothing is submitted by it, the robot check, and the button. */
export function CheckSection({ title, variant, robot, onCheck }: CheckSectionProps) {
  const { t } = useTranslation('control');
  return (
    <section className={styles.section} aria-labelledby="go">
      <h2 id="go">{title}</h2>
      <p className="small muted">{t('choose.nothingSubmitted')}</p>
      <RobotCheck of={robot} />
      <div className="button-row">
        <Button
          variant={variant}
          icon={ShieldCheck}
          onClick={() => {
            // The token is used up by the attempt, whatever comes of it (R4.8).
            if (robot.take() !== null) onCheck();
          }}
          unavailable={robot.token ? null : t('choose.captchaFirst')}
        >
          {t('checkFiles')}
        </Button>
      </div>
    </section>
  );
}

/** The robot check before a check of reports or an e-mail (R2.10, R2.11); its token is held by `useCaptchaToken`. */
export function RobotCheck({ of: { bind, setToken }, purpose }: { of: CaptchaToken; purpose?: string }) {
  return <Captcha ref={bind} onToken={setToken} purpose={purpose} />;
}
