import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCancelled, type Problem } from './problem.ts';
import { ProblemText, useProblemTitle } from './ProblemBanner.tsx';
import { Verdict } from './Verdict.tsx';

/** A submission that was not taken: why, in the agency's own words where it gave some; everything is still selected (R4.8, R8). */
export function RefusedVerdict({ problem, actions }: { problem: Problem; actions?: ReactNode }) {
  const { t } = useTranslation('control');
  return (
    <Verdict
      tone={isCancelled(problem) ? 'unknown' : 'bad'}
      title={useProblemTitle()(problem, 'send')}
      status={t('status.notSubmitted')}
      actions={actions}
    >
      <ProblemText problem={problem} />
      <p>{t('problem.stored.send')}</p>
    </Verdict>
  );
}
