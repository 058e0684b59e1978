import Eraser from 'lucide-react/icons/eraser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCurrentLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { resetBrowser } from '#shared/storage/reset.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Id of the section of the privacy page that lists what is stored; other pages link to it instead of saying it again. */
export const STORED_SECTION = 'stored';

/** Removes everything the portal stores in this browser, after a link to what that is, and reloads the page. */
export function ResetBrowser() {
  const { t } = useTranslation('ui');
  // An error page may be above the route that provides the language.
  const lang = useCurrentLang();
  const { storage } = usePortal();
  const [step, setStep] = useState<'idle' | 'confirming' | 'removing' | 'failed'>('idle');
  return (
    <>
      <Button icon={Eraser} aria-haspopup="dialog" onClick={() => setStep('confirming')}>
        {t('reset.open')}
      </Button>
      <ConfirmDialog
        open={step !== 'idle'}
        title={t('reset.title')}
        confirmLabel={t('reset.confirm')}
        isPending={step === 'removing'}
        onConfirm={() => {
          setStep('removing');
          void resetBrowser(storage).then((isRemoved) => isRemoved || setStep('failed'));
        }}
        onClose={() => setStep('idle')}
      >
        <p>
          <Link to={`${href('privacy', lang)}#${STORED_SECTION}`} onClick={() => setStep('idle')}>
            {t('reset.list')}
          </Link>
        </p>
        <p>{t('reset.text')}</p>
        <p>{t('reset.after')}</p>
        {step === 'failed' ? (
          <Banner kind="error" live>
            {t('reset.failed')}
          </Banner>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
