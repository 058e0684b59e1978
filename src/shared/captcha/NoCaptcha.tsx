import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';

/** Says why the check cannot be solved and offers e-mail and phone instead (faults E10). */
export function NoCaptcha({ reason, onRetry }: { reason: string; onRetry?: () => void }) {
  const { t } = useTranslation('captcha');
  const { t: tUi } = useTranslation('ui');
  const { VITE_CONTACT_EMAIL: email, VITE_CONTACT_PHONE: phone } = env;
  return (
    <Banner kind="error" live title={reason}>
      <p>{t('otherWays')}</p>
      <p className="button-row">
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : null}
        {onRetry ? (
          <Button size="small" onClick={onRetry}>
            {tUi('tryAgain')}
          </Button>
        ) : null}
      </p>
    </Banner>
  );
}
