import Eraser from 'lucide-react/icons/eraser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetBrowser } from '#shared/storage/reset.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { usePortal } from '#shared/portal/portal.ts';

const REMOVED = ['session', 'lists', 'forms', 'settings', 'content'] as const;

/** Removes everything the portal stores in this browser, after explaining what that is, and reloads the page. */
export function ResetBrowser() {
  const { t } = useTranslation('ui');
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
        <p>{t('reset.text')}</p>
        <ul>
          {REMOVED.map((what) => (
            <li key={what}>{t(`reset.what.${what}`)}</li>
          ))}
        </ul>
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
