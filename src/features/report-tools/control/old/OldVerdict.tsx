import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { countResults } from '../report/report-result.ts';
import { Score } from '../report/Score.tsx';
import { Verdict } from '../report/Verdict.tsx';
import { ResultActions } from '../results/ResultActions.tsx';
import type { OldFiling } from './old-control-machine.ts';

const NO_SHEETS: readonly string[] = [];

type OldVerdictProps = { filing: OldFiling; onSubmit: () => void };

/** How many of the reports are correct, and the way to their submission: all files are sent, the correct ones are saved (R2.10, R4.7). */
export function OldVerdict({ filing: { results, checkedAt, split }, onSubmit }: OldVerdictProps) {
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
          <SubmitOld split={split} onSubmit={onSubmit} />
          <ResultActions results={results} sheets={NO_SHEETS} checkedAt={checkedAt} />
        </>
      }
    >
      <p>{t(split ? 'old.correctOnes' : 'verdict.badText')}</p>
    </Verdict>
  );
}

/** The way to the submission, closed while not one report is correct. */
export function SubmitOld({ split, onSubmit }: Pick<OldFiling, 'split'> & { onSubmit: () => void }) {
  const { t } = useTranslation('control');
  return (
    <Button variant="primary" icon={Send} onClick={onSubmit} unavailable={split ? null : t('old.noneCorrect')}>
      {t('old.submit')}
    </Button>
  );
}
