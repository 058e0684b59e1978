import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocalTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { checkProgress } from './run/cells.ts';
import { type CheckEvent, isRunning, type OpenCheck } from './run/check-machine.ts';
import styles from './ListCheckPage.module.css';

export type CheckProgressProps = {
  takesFocus: boolean;
  state: OpenCheck;
  send: (event: CheckEvent) => void;
  /** Goes on in this tab; null unless another tab works on the list. */
  onTakeOver: (() => void) | null;
};

/** How far a check is, and buttons to pause it, go on, cancel, and try failed cells again. */
export function CheckProgress({ takesFocus, state, send, onTakeOver }: CheckProgressProps) {
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const { step, check } = state;
  const { done, failed, total } = checkProgress(check);
  const number = (count: number) => formatNumber(count, lang);
  const isActive = isRunning(state);
  const isOver = step === 'finished' || step === 'cancelled';
  const outcome = t(failed > 0 ? 'progress.someFailed' : 'progress.finished', {
    count: failed,
    failed: number(failed),
  });
  const isPausedByPerson = step === 'paused' && state.why === 'person';
  useAnnounce(
    step === 'finished'
      ? outcome
      : step === 'cancelled'
        ? t('progress.cancelled')
        : isPausedByPerson
          ? t('progress.paused')
          : null,
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  /** Sends an event whose button goes with it. */
  function sendAndLeave(event: CheckEvent): void {
    send(event);
    section.current?.focus();
  }
  return (
    <section ref={section} tabIndex={-1} className={styles.progress} aria-label={t('progress.label')}>
      {isOver ? (
        <Banner kind={step === 'cancelled' ? 'info' : failed > 0 ? 'error' : 'ok'}>
          {step === 'cancelled' ? t('progress.cancelled') : outcome}
        </Banner>
      ) : (
        <ProgressBar
          label={t(isActive ? 'progress.label' : 'progress.paused')}
          value={total === 0 ? 1 : done / total}
          text={t('progress.text', { done: number(done), total: number(total) })}
        />
      )}
      {step === 'held' ? (
        <Banner kind="info" live>
          {t('progress.held', { time: formatLocalTime(new Date(state.until), lang) })}
        </Banner>
      ) : null}
      {step === 'paused' && state.why === 'offline' ? (
        <Banner kind="act" live>
          {t('progress.offline')}
        </Banner>
      ) : null}
      {onTakeOver ? (
        <Banner kind="info" live>
          <p>{t('progress.elsewhere')}</p>
          <FocusAfter>
            <Button size="small" onClick={onTakeOver}>
              {t('progress.takeOver')}
            </Button>
          </FocusAfter>
        </Banner>
      ) : null}
      {/* When the check ends by itself, its buttons go. */}
      <FocusAfter key={isOver ? 'over' : 'open'} className="button-row">
        {isOver ? null : (
          <>
            <Button
              size="small"
              icon={isActive ? Pause : Play}
              onClick={() => send({ type: isActive ? 'paused' : 'continued' })}
            >
              {t(isActive ? 'progress.pause' : 'progress.continue')}
            </Button>
            <Button size="small" variant="quiet" icon={X} onClick={() => sendAndLeave({ type: 'cancelled' })}>
              {t('progress.cancel')}
            </Button>
          </>
        )}
        {isOver && failed > 0 ? (
          <Button size="small" icon={RotateCw} onClick={() => sendAndLeave({ type: 'retried' })}>
            {t(step === 'cancelled' ? 'progress.checkRest' : 'progress.retryAll', {
              count: failed,
              failed: number(failed),
            })}
          </Button>
        ) : null}
      </FocusAfter>
      {check.lang !== lang && !isActive ? (
        <Banner kind="info">
          <p>{t('otherLanguage')}</p>
          <p>
            <Button
              size="small"
              icon={RotateCw}
              onClick={() => sendAndLeave({ type: 'renewed', lang, at: new Date().toISOString() })}
            >
              {t('renew')}
            </Button>
          </p>
        </Banner>
      ) : null}
    </section>
  );
}
