import { RotateCcw, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import type { Problem } from './problem.ts';
import { howMany, type Receipt } from './receipt.ts';
import { Verdict } from './Verdict.tsx';

type UnknownVerdictProps = {
  /** The tries nobody answered. */
  attempts: readonly Receipt[];
  /** Why a further try was not taken. */
  problem: Problem | null;
  onAgain: () => void;
  onRestart: () => void;
};

/** Everything was sent and nobody answered: neither 'submitted' nor 'not submitted' is true (readings, R4.8). Sending again is the second choice. */
export function UnknownVerdict({ attempts, problem, onAgain, onRestart }: UnknownVerdictProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const last = attempts.at(-1);
  return (
    <Verdict
      tone="unknown"
      title={t(`unknown.title.${howMany(last)}`)}
      status={t('unknown.status', { time: formatDateTime(last?.sentAt ?? '', lang) })}
      actions={
        <>
          <Button icon={Send} onClick={onAgain}>
            {t('unknown.again')}
          </Button>
          <Button variant="quiet" icon={RotateCcw} onClick={onRestart}>
            {t('startAgain')}
          </Button>
        </>
      }
    >
      {problem ? <ProblemBanner problem={problem} title={t('unknown.tryFailed')} /> : null}
      <p>{t('unknown.text')}</p>
      <p>{t(`unknown.what.${howMany(last)}`)}</p>
    </Verdict>
  );
}
