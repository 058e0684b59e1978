import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { ProgressBar, useElapsed } from '#shared/ui/ProgressBar.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import styles from './PendingBar.module.css';

type PendingBarProps = {
  what: 'check' | 'send';
  /** Share of the bytes sent, 0 to 1. */
  sent: number;
  /** Start time, in milliseconds since 1970. */
  since: number;
  onCancel: () => void;
};

/** Progress of a call with files: the share sent, then the wait for the answer, with the elapsed time and a button to cancel. */
export function PendingBar({ what, sent, since, onCancel }: PendingBarProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const seconds = useElapsed(since);
  const text = t(`pending.${what}.${sent >= 1 ? 'answering' : 'sending'}`);
  useAnnounce(text);
  return (
    <div className={`stack ${styles.pending}`} aria-busy="true">
      <ProgressBar label={t('pending.upload')} value={sent} text={formatShare(sent, lang)} />
      <p className={styles.now}>
        <Spinner /> <span>{text}</span>
      </p>
      <p className="small muted tnum">{t('pending.elapsed', { seconds })}</p>
      <p>
        <Button onClick={onCancel}>{t(`pending.${what}.cancel`)}</Button>
      </p>
    </div>
  );
}

/** A pending check, shown where its verdict will be. */
export function PendingStep(props: Omit<PendingBarProps, 'what'>) {
  const { t } = useTranslation('control');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.step} aria-labelledby="pending">
      <h2 id="pending" ref={title} tabIndex={-1}>
        {t('pending.check.title')}
      </h2>
      <PendingBar what="check" {...props} />
    </section>
  );
}
