import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './ControlFrame.module.css';
import { PendingBar } from '../report/PendingBar.tsx';
import { howMany, type Receipt } from '#domain/filing/receipts/receipt.ts';
import type { Submitting } from '../report/submission-machine.ts';

/** What is to be confirmed: a title, and the files with what happens to them. */
export type SentSummary = { title: string; size?: 'm' | 'l'; list: ReactNode };

type SubmitDialogProps = {
  state: Submitting<{ step: string; attempts?: readonly Receipt[] }>;
  sent: SentSummary;
  onSubmit: () => void;
  onDecline: () => void;
  onCancel: () => void;
};

/**
 * Asks for confirmation before files are submitted, with a warning if an earlier try may have been received. Then it shows the
 * progress; while files are sent, only its own button closes it (R4.7, R4.8, F10).
 */
export function SubmitDialog({ state, sent, onSubmit, onDecline, onCancel }: SubmitDialogProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const sending = state.step === 'sending';
  const earlier = state.from.attempts?.at(-1);
  return (
    <Dialog
      open
      size={sent.size ?? 'm'}
      title={sending ? t('pending.send.title') : earlier ? t('unknown.confirmTitle') : sent.title}
      onClose={onDecline}
      locked={sending}
      actions={
        sending ? null : earlier ? (
          <>
            <Button variant="primary" onClick={onDecline}>
              {t('CancelReport')}
            </Button>
            <Button icon={Send} onClick={onSubmit}>
              {t('unknown.again')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="primary" icon={Send} onClick={onSubmit}>
              {t('SubmitReport')}
            </Button>
            <Button onClick={onDecline}>{t('CancelReport')}</Button>
          </>
        )
      }
    >
      {sending ? (
        <PendingBar what="send" sent={state.sent} since={state.since} onCancel={onCancel} />
      ) : (
        <>
          {earlier ? (
            <Banner kind="act" className={styles.banner ?? ''}>
              {t(`unknown.confirmText.${howMany(earlier)}`, { time: formatDateTime(earlier.sentAt, lang) })}
            </Banner>
          ) : null}
          {sent.list}
        </>
      )}
    </Dialog>
  );
}
