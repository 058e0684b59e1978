import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOnComputer, shareComputer } from '#shared/storage/reset.ts';
import { isSharedComputer } from '#shared/storage/shared-computer.ts';
import { announce } from '#shared/ui/Announcer.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { ResetBrowser } from '#shared/ui/ResetBrowser.tsx';
import styles from './ThisBrowser.module.css';

/** What a visitor decides about this browser: that the computer is shared, and that everything stored is removed. */
export function ThisBrowser() {
  const { t } = useTranslation('privacy');
  const [isShared, setShared] = useState(isSharedComputer);
  const [isAsking, setAsking] = useState(false);

  async function share(): Promise<void> {
    setAsking(false);
    await shareComputer();
    setShared(true);
    announce(t('browser.sharedOn'));
  }

  async function keep(): Promise<void> {
    await keepOnComputer();
    setShared(false);
    announce(t('browser.sharedOff'));
  }

  return (
    <div className={styles.choices}>
      <CheckboxField
        label={t('browser.shared')}
        hint={t('browser.sharedHint')}
        checked={isShared}
        onChange={() => (isShared ? void keep() : setAsking(true))}
      />
      <div>
        <p className="muted">{t('browser.resetHint')}</p>
        <ResetBrowser />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('browser.shareTitle')}
        confirmLabel={t('browser.shareConfirm')}
        onConfirm={() => void share()}
        onClose={() => setAsking(false)}
      >
        <p>{t('browser.shareText')}</p>
      </ConfirmDialog>
    </div>
  );
}
