import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';

type CaptchaProblemProps = {
  /** What is wrong, in a sentence. */
  children: ReactNode;
  onRetry?: () => void;
};

/** Shown when the captcha cannot be: says that nothing is lost and how to reach the agency by e-mail and phone (faults E10, G07). */
export function CaptchaProblem({ children, onRetry }: CaptchaProblemProps) {
  const { t } = useTranslation('captcha');
  const mail = env.VITE_CONTACT_EMAIL;
  const phone = env.VITE_CONTACT_PHONE;
  return (
    <Banner kind="error" title={t('problemTitle')} live>
      <p>{children}</p>
      {mail || phone ? (
        <p>
          <span>{t('otherWay')}</span> {mail ? <a href={`mailto:${mail}`}>{mail}</a> : null}
          {mail && phone ? <span>, </span> : null}
          {phone ? <PhoneLink number={phone} /> : null}
          <span>.</span>
        </p>
      ) : null}
      {onRetry ? (
        <p>
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
    </Banner>
  );
}
