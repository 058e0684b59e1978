import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';

/** As long as a token of the live captcha is good. */
const LIFE_MS = 120_000;

/** Stands in for the captcha in development: a box that makes tokens 'demo-…' which expire like real ones. */
export function DemoCaptcha({ onToken }: { onToken: (token: string | null) => void }) {
  const { t } = useTranslation('captcha');
  const [state, setState] = useState<'open' | 'solved' | 'expired'>('open');
  useEffect(() => {
    if (state !== 'solved') return undefined;
    const timer = setTimeout(() => {
      setState('expired');
      onToken(null);
    }, LIFE_MS);
    return () => clearTimeout(timer);
  }, [state, onToken]);
  return (
    <div>
      <CheckboxField
        label={t('notARobot')}
        hint={t('demo')}
        checked={state === 'solved'}
        onChange={(event) => {
          setState(event.target.checked ? 'solved' : 'open');
          onToken(event.target.checked ? `demo-${crypto.randomUUID()}` : null);
        }}
      />
      {state === 'expired' ? (
        <Banner kind="act" live>
          {t('expired')}
        </Banner>
      ) : null}
    </div>
  );
}
