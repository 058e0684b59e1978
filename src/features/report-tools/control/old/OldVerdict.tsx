import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import type { LastCheck, Split } from './old-control-machine.ts';
import { countResults } from '../report/report-result.ts';
import { ResultActions } from '../results/ResultActions.tsx';
import { Score } from '../report/Score.tsx';
import { Verdict } from '../report/Verdict.tsx';

const NO_SHEETS: readonly string[] = [];

type OldVerdictProps = LastCheck & { split: Split; onSubmit: () => void };

/** How many of the reports are correct, and the way to the submission of those (R2.10, R4.7). */
export function OldVerdict({ results, checkedAt, split, onSubmit }: OldVerdictProps) {
  const { t } = useTranslation('control');
  const counts = countResults(results);
  const all = counts.incorrect === 0;
  return (
    <Verdict
      tone={all ? 'good' : 'bad'}
      title={
        all
          ? t('old.allCorrect', { count: counts.reports })
          : t('old.someIncorrect', { incorrect: counts.incorrect, count: counts.reports })
      }
      status={t(split ? 'status.onlyCheckedNotSubmitted' : 'status.onlyChecked')}
      aside={<Score counts={counts} />}
      actions={
        <>
          <Button variant="primary" icon={Send} onClick={onSubmit} unavailable={split ? null : t('old.noneCorrect')}>
            {t('old.submit')}
          </Button>
          <ResultActions results={results} sheets={NO_SHEETS} checkedAt={checkedAt} />
        </>
      }
    >
      <p>{t(split ? 'old.correctOnes' : 'verdict.badText')}</p>
    </Verdict>
  );
}
