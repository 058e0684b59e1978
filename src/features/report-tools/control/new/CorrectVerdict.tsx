import { useTranslation } from 'react-i18next';
import { notesAreObligatory } from '../report/report-id.ts';
import { countResults, type ReportResult } from '../report/report-result.ts';
import { ResultActions } from '../results/ResultActions.tsx';
import { Score } from '../report/Score.tsx';
import { Verdict } from '../report/Verdict.tsx';

type CorrectVerdictProps = { result: ReportResult; sheets: readonly string[]; checkedAt: number };

/** 'Correct', and at once that it was only checked and is not submitted yet (R2.11, R4.8). */
export function CorrectVerdict({ result, sheets, checkedAt }: CorrectVerdictProps) {
  const { t } = useTranslation('control');
  return (
    <Verdict
      tone="good"
      title={t('verdict.good')}
      status={t('status.onlyCheckedNotSubmitted')}
      aside={<Score counts={countResults([result])} />}
      actions={<ResultActions results={[result]} sheets={sheets} checkedAt={checkedAt} />}
    >
      <p>{t(notesAreObligatory(result.id) ? 'verdict.goodText' : 'verdict.goodTextWithoutNotes')}</p>
    </Verdict>
  );
}
