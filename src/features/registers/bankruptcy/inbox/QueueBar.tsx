import ListChecks from 'lucide-react/icons/list-checks';
import SendIcon from 'lucide-react/icons/send-horizontal';
import CircleStop from 'lucide-react/icons/circle-stop';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { Status } from '#shared/ui/Status.tsx';
import styles from './QueueBar.module.css';
import type { InboxEvent } from './run/inbox-machine.ts';
import { type InboxRow, isPending } from './run/inbox-row.ts';

type QueueBarProps = {
  rows: readonly InboxRow[];
  send: (event: InboxEvent) => void;
  /** A document is open, whose button is then the main one. */
  isConfirming: boolean;
  /** Opens the first document to confirm. */
  onBegin: () => void;
  /** The button that sends; it takes the focus after the last document was confirmed. */
  sendButton: Ref<HTMLButtonElement>;
};

/** How many documents are in which state, and the buttons that begin confirming, send what is confirmed, and stop. */
export function QueueBar({ rows, send, isConfirming, onBegin, sendButton }: QueueBarProps) {
  const { t } = useTranslation('inbox');
  const counts = countsOf(rows);
  const current = rows.find(isPending);
  const isRunning = current !== undefined || counts.queued > 0;
  const parts = (['reading', 'open', 'confirmed', 'queued', 'asking', 'problem'] as const)
    .filter((key) => counts[key] > 0)
    .map((key) => t(`counts.${key}`, { number: counts[key] }));
  const main = isConfirming ? null : counts.confirmed > 0 ? 'send' : 'begin';
  const done = current?.at.step === 'saving' && current.at.saving.step === 'sending' ? current.at.saving.share : 0;
  return (
    <div className={`no-print ${styles.bar}`}>
      <Status className={styles.counts}>{parts.join(' · ')}</Status>
      {isRunning && current ? (
        <ProgressBar
          label={t('sendingOf', { name: nameOf(current.file) })}
          value={done}
          text={t('waiting', { count: counts.queued })}
        />
      ) : null}
      <div className="button-row">
        {counts.open > 0 ? (
          <Button variant={main === 'begin' ? 'primary' : 'secondary'} icon={ListChecks} onClick={onBegin}>
            {t('begin', { count: counts.open })}
          </Button>
        ) : null}
        <Button
          ref={sendButton}
          variant={main === 'send' ? 'primary' : 'secondary'}
          icon={SendIcon}
          unavailable={counts.confirmed === 0 ? t(isRunning ? 'nothingMore' : 'confirmFirst') : null}
          onClick={() => send({ type: 'sendRequested' })}
        >
          {t('send', { count: counts.confirmed })}
        </Button>
        {counts.queued > 0 ? (
          <Button icon={CircleStop} onClick={() => send({ type: 'stopped' })}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The numbers of documents by what is to be done with them. */
function countsOf(rows: readonly InboxRow[]) {
  const counts = { reading: 0, open: 0, confirmed: 0, queued: 0, asking: 0, problem: 0 };
  for (const { at } of rows)
    if (at.step !== 'saving') counts[at.step]++;
    else if (at.saving.step === 'confirming') counts.asking++;
    else if (at.saving.step === 'failed') counts.problem++;
  return counts;
}
