import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { TIMING } from '#shared/config/settings.ts';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { type CaptchaPartProps, CaptchaProblem, LiveCaptcha } from './LiveCaptcha.tsx';
import styles from './Captcha.module.css';

/** The site key of the agency in a box: a local checkbox replaces the captcha. */
const DEMO_KEY = 'demo';

/** Not crypto.randomUUID, which browsers offer on secure pages only. */
const demoToken = () => `demo-${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** A checkbox that replaces the captcha where the site key is 'demo', and says so. Tokens look like `demo-3f2a…`. */
function DemoCaptcha({ onToken }: CaptchaPartProps) {
  const { t } = useTranslation('captcha');
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    if (!checked) return undefined;
    const timer = setTimeout(() => {
      setChecked(false);
      onToken(null, true);
    }, TIMING.captchaLife);
    return () => clearTimeout(timer);
  }, [checked, onToken]);

  return (
    <CheckboxField
      label={t('notARobot')}
      hint={t('demoHint')}
      checked={checked}
      onChange={({ currentTarget }) => {
        setChecked(currentTarget.checked);
        onToken(currentTarget.checked ? demoToken() : null);
      }}
    />
  );
}

/** Holds the captcha's token until it is used; spread `captcha` on the `Captcha` component. */
export function useCaptchaToken() {
  const [token, onToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  /** Returns the token once: it is then cleared and the captcha starts again (P4, R4.8; readings, R2.11: never send a token twice). */
  function take(): string | null {
    onToken(null);
    setRound(round + 1);
    return token;
  }
  return { token, captcha: { round, onToken }, take };
}

export type CaptchaToken = ReturnType<typeof useCaptchaToken>;

type CaptchaProps = {
  /** The token once the check is passed; null when it expires, fails or is no longer shown. Send a token once only. */
  onToken: (token: string | null) => void;
  /** Changing it starts the captcha again. */
  round: number;
  /** What the check is for; names the group where a screen has two captchas. */
  purpose?: string | undefined;
  /** The environment's key by default; without a key there is no captcha, and the steps that need one stay closed. */
  siteKey?: string | undefined;
};

/**
 * Checks that a person is at work (P2.20, R2.10, R2.11): the live captcha, fetched only where it is shown, or with the site key
 * 'demo' a labelled checkbox. Where it cannot work it says so and names e-mail and phone (faults E10). `useCaptchaToken` holds
 * its token. Texts: 'captcha'.
 */
export function Captcha({ onToken, round, purpose, siteKey = env.VITE_RECAPTCHA_SITE_KEY }: CaptchaProps) {
  const { t } = useTranslation('captcha');
  const [expiredRound, setExpiredRound] = useState<number | null>(null);
  const pass = useCallback(
    (token: string | null, isExpired = false) => {
      setExpiredRound(isExpired ? round : null);
      onToken(token);
    },
    [onToken, round],
  );
  useEffect(() => () => onToken(null), [onToken]);
  return (
    <fieldset className={`no-print ${styles.captcha}`}>
      <legend className="visually-hidden">{purpose ? `${t('label')}: ${purpose}` : t('label')}</legend>
      {!siteKey ? (
        <CaptchaProblem>{t('missing')}</CaptchaProblem>
      ) : siteKey === DEMO_KEY ? (
        <DemoCaptcha key={round} onToken={pass} />
      ) : (
        <LiveCaptcha round={round} siteKey={siteKey} onToken={pass} />
      )}
      <Status className={styles.expired}>{expiredRound === round ? t('expired') : null}</Status>
    </fieldset>
  );
}
