import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { formatLocalTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
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

const focusOnce = (section: HTMLElement | null) => section?.focus();

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
  useAnnounce(step === 'finished' ? outcome : null);
  return (
    <section
      ref={takesFocus ? focusOnce : null}
      tabIndex={-1}
      className={styles.progress}
      aria-label={t('progress.label')}
    >
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
          <p>
            <Button size="small" onClick={onTakeOver}>
              {t('progress.takeOver')}
            </Button>
          </p>
        </Banner>
      ) : null}
      <div className="button-row">
        {isActive ? (
          <Button size="small" icon={Pause} onClick={() => send({ type: 'paused' })}>
            {t('progress.pause')}
          </Button>
        ) : null}
        {step === 'paused' ? (
          <Button size="small" icon={Play} onClick={() => send({ type: 'continued' })}>
            {t('progress.continue')}
          </Button>
        ) : null}
        {isOver ? null : (
          <Button size="small" variant="quiet" icon={X} onClick={() => send({ type: 'cancelled' })}>
            {t('progress.cancel')}
          </Button>
        )}
        {isOver && failed > 0 ? (
          <Button size="small" icon={RotateCw} onClick={() => send({ type: 'retried' })}>
            {t(step === 'cancelled' ? 'progress.checkRest' : 'progress.retryAll', {
              count: failed,
              failed: number(failed),
            })}
          </Button>
        ) : null}
      </div>
      {check.lang !== lang && !isActive ? (
        <Banner kind="info">
          <p>{t('otherLanguage')}</p>
          <p>
            <Button
              size="small"
              icon={RotateCw}
              onClick={() => send({ type: 'renewed', lang, at: new Date().toISOString() })}
            >
              {t('renew')}
            </Button>
          </p>
        </Banner>
      ) : null}
    </section>
  );
}
