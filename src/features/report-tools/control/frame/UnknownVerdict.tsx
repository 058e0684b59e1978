import { RotateCcw, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import type { Problem } from '../report/problem.ts';
import { howMany, type Receipt } from '../report/receipt.ts';
import type { CommonEvent } from '../report/submission-machine.ts';
import { Verdict } from '../report/Verdict.tsx';

type UnknownVerdictProps = {
  /** The tries nobody answered. */
  attempts: readonly Receipt[];
  /** Why a further try was not taken. */
  problem: Problem | null;
  dispatch: (event: CommonEvent) => void;
};

/** Everything was sent and nobody answered: neither 'submitted' nor 'not submitted' is true (readings, R4.8). Sending again is the second choice. */
export function UnknownVerdict({ attempts, problem, dispatch }: UnknownVerdictProps) {
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
          <Button icon={Send} onClick={() => dispatch({ type: 'submitRequested' })}>
            {t('unknown.again')}
          </Button>
          <Button variant="quiet" icon={RotateCcw} onClick={() => dispatch({ type: 'restarted' })}>
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
