import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { howMany, type Receipt } from '#domain/filing/receipts/receipt.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { SentBefore } from '../receipts/sent-before.ts';
import { SentBeforeBanner } from '../receipts/SentBeforeBanner.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import { PendingBar } from '../report/PendingBar.tsx';
import type { Submitting } from '../report/submission-machine.ts';
import styles from './ControlFrame.module.css';

/** What is to be confirmed: a title, and the files with what happens to them. */
export type SentSummary = { title: string; size?: 'm' | 'l'; list: ReactNode };

type SubmitDialogProps = {
  version: ControlVersion;
  state: Submitting<{ step: string; attempts?: readonly Receipt[] }>;
  sent: SentSummary;
  /** Earlier submissions of the same bytes; null until they are known. */
  before: readonly SentBefore[] | null;
  /** `asked` are the keys of the receipts the person was told about. */
  onSubmit: (asked: readonly string[]) => void;
  onDecline: () => void;
  onCancel: () => void;
};

/**
 * Asks for confirmation before files are submitted, with a warning if an earlier try may have been received or the same bytes were
 * sent before; declining is then the main button. Then it shows the progress; while files are sent, only its own button closes it
 * (R4.7, R4.8, F10).
 */
export function SubmitDialog({ version, state, sent, before, onSubmit, onDecline, onCancel }: SubmitDialogProps) {
  const { t } = useTranslation(['control', 'receipts']);
  const lang = useLang();
  const sending = state.step === 'sending';
  const closed = useWhyClosed('submit', version === 'new' ? 'control' : 'controlOld');
  const { attempts = [] } = state.from;
  const earlier = attempts.at(-1);
  const others = before?.filter(({ receipt }) => !attempts.some(({ key }) => key === receipt.key)) ?? [];
  const isRepeated = earlier !== undefined || others.length > 0;
  const submit = () => onSubmit([...attempts.map(({ key }) => key), ...others.map(({ receipt }) => receipt.key)]);
  return (
    <Dialog
      open
      size={sent.size ?? 'm'}
      title={sending ? t('pending.send.title') : isRepeated ? t('unknown.confirmTitle') : sent.title}
      onClose={onDecline}
      locked={sending}
      actions={
        sending ? null : isRepeated ? (
          <>
            <Button variant="primary" onClick={onDecline}>
              {t('CancelReport')}
            </Button>
            <Button icon={Send} unavailable={closed} onClick={submit}>
              {t('unknown.again')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="primary" icon={Send} unavailable={closed} isPending={before === null} onClick={submit}>
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
          <SentBeforeBanner sent={others} className={styles.banner} />
          {sent.list}
        </>
      )}
    </Dialog>
  );
}
