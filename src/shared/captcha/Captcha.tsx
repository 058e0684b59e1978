import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '#shared/ui/Status.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import styles from './Captcha.module.css';
import { CaptchaProblem } from './CaptchaProblem.tsx';
import { LiveCaptcha } from './LiveCaptcha.tsx';
import { type CaptchaKind, captchaKind, type CaptchaPartProps } from './captcha-kind.ts';

/** The stand-in expires as the live captcha does. */
const LIFE_MS = 120_000;

/** Browsers make random ids on secure pages only. */
const demoToken = () => `demo-${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** A box to tick that stands in for the captcha where the site key is 'demo'; it says so. Tokens look like `demo-3f2a…`. */
function DemoCaptcha({ onToken, onExpired, ref }: CaptchaPartProps) {
  const { t } = useTranslation('captcha');
  const [checked, setChecked] = useState(false);
  useImperativeHandle(ref, () => ({ reset: () => setChecked(false) }), []);

  useEffect(() => {
    if (!checked) return undefined;
    const timer = setTimeout(() => {
      setChecked(false);
      onToken(null);
      onExpired();
    }, LIFE_MS);
    return () => clearTimeout(timer);
  }, [checked, onToken, onExpired]);

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

/** What the owner of a captcha may do with it. */
export type CaptchaHandle = {
  /** Takes the answer back and asks anew: after every attempt to send, for a token counts once (P4, R4.8). Calls `onToken(null)`. */
  reset: () => void;
};

type CaptchaProps = {
  /** The token once the check is passed; null when it expires, is reset or fails. Send a token once only. */
  onToken: (token: string | null) => void;
  ref?: Ref<CaptchaHandle>;
  /** What the check is for, where a screen has two of them: their groups are distinguished by it. */
  purpose?: string | undefined;
  /** The environment's own kind by default. */
  kind?: CaptchaKind;
};

/**
 * The check that a person is at work (P2.20, R2.10, R2.11), fetched only where it stands: the live captcha, or with the site
 * key 'demo' a labelled checkbox. Where it cannot work it says so and gives e-mail and phone (faults E10). Texts: 'captcha'.
 */
export function Captcha({ onToken, ref, purpose, kind = captchaKind() }: CaptchaProps) {
  const { t } = useTranslation('captcha');
  const [expired, setExpired] = useState(false);
  const part = useRef<CaptchaHandle>(null);
  useImperativeHandle(ref, () => ({
    reset: () => {
      setExpired(false);
      part.current?.reset();
      onToken(null);
    },
  }));
  const pass = useCallback(
    (token: string | null) => {
      if (token !== null) setExpired(false);
      onToken(token);
    },
    [onToken],
  );
  const expire = useCallback(() => setExpired(true), []);
  return (
    <fieldset className={`no-print ${styles.captcha}`}>
      <legend className="visually-hidden">{purpose ? `${t('label')}: ${purpose}` : t('label')}</legend>
      {kind.kind === 'missing' ? <CaptchaProblem>{t('missing')}</CaptchaProblem> : null}
      {kind.kind === 'demo' ? <DemoCaptcha ref={part} onToken={pass} onExpired={expire} /> : null}
      {kind.kind === 'live' ? (
        <LiveCaptcha ref={part} siteKey={kind.siteKey} onToken={pass} onExpired={expire} />
      ) : null}
      <Status className={styles.expired}>{expired ? t('expired') : null}</Status>
    </fieldset>
  );
}
