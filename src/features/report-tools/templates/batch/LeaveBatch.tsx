import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';

/** Asks before the page is left, in whatever way, with documents of a batch that were not saved. */
export function LeaveBatch({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('templates');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('batch.leaveTitle')}
      confirmLabel={t('batch.leave')}
      cancelLabel={t('batch.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t('batch.leaveText')}</p>
    </ConfirmDialog>
  );
}
