import { useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import type { CaptchaPartProps } from './captcha-part.ts';

/** The stand-in expires as the live captcha does. */
const LIFE_MS = 120_000;

/** Browsers make random ids on secure pages only. */
const demoToken = () => `demo-${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** A box to tick that stands in for the captcha where the site key is 'demo'; it says so. Tokens look like `demo-3f2a…`. */
export function DemoCaptcha({ onToken, onExpired, ref }: CaptchaPartProps) {
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
