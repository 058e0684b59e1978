import CircleStop from 'lucide-react/icons/circle-stop';
import ListChecks from 'lucide-react/icons/list-checks';
import SendIcon from 'lucide-react/icons/send-horizontal';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { useStaffOnly } from '../use-staff-only.ts';
import type { InboxEvent } from './run/inbox-machine.ts';
import { type InboxRow, isPending } from './run/inbox-row.ts';
import { useQueueCounts } from './use-queue-counts.ts';
import styles from './QueueBar.module.css';

type QueueBarProps = {
  rows: readonly InboxRow[];
  send: (event: InboxEvent) => void;
  /** A document is open, whose button is then the main one. */
  isConfirming: boolean;
  /** Opens the first document to confirm. */
  onBegin: () => void;
  /** The button that sends; it takes the focus after the last document was confirmed. */
  sendButton: RefObject<HTMLButtonElement | null>;
};

/** How many documents are in which state, and the buttons that begin confirming, send what is confirmed, and stop. */
export function QueueBar({ rows, send, isConfirming, onBegin, sendButton }: QueueBarProps) {
  const { t } = useTranslation('inbox');
  const { countOf, text, isRunning } = useQueueCounts(rows);
  const staffOnly = useStaffOnly();
  const [confirmed, queued] = [countOf('confirmed'), countOf('queued')];
  const current = rows.find(isPending);
  const toConfirm = countOf('open') + countOf('unreadable');
  const main = isConfirming ? null : confirmed > 0 ? 'send' : 'begin';
  const done = current?.at.step === 'saving' && current.at.saving.step === 'sending' ? current.at.saving.share : 0;
  return (
    <div className={`no-print ${styles.bar}`}>
      <p className={styles.counts}>{text}</p>
      {current ? (
        <ProgressBar
          label={t('sendingOf', { name: nameOf(current.file) })}
          value={done}
          text={t('waiting', { count: queued })}
        />
      ) : null}
      <div className="button-row">
        {toConfirm > 0 ? (
          <Button variant={main === 'begin' ? 'primary' : 'secondary'} icon={ListChecks} onClick={onBegin}>
            {t('begin', { count: toConfirm })}
          </Button>
        ) : null}
        <Button
          ref={sendButton}
          variant={main === 'send' ? 'primary' : 'secondary'}
          icon={SendIcon}
          unavailable={staffOnly ?? (confirmed === 0 ? t(isRunning ? 'nothingMore' : 'confirmFirst') : null)}
          onClick={() => send({ type: 'sendRequested' })}
        >
          {t('send', { count: confirmed })}
        </Button>
        {queued > 0 ? (
          <FocusAfter>
            <Button
              icon={CircleStop}
              onClick={() => {
                send({ type: 'stopped' });
                sendButton.current?.focus();
              }}
            >
              {t('stop')}
            </Button>
          </FocusAfter>
        ) : null}
      </div>
    </div>
  );
}
