import { useTranslation } from 'react-i18next';
import { notesAreObligatory } from '../report/report-id.ts';
import { countResults } from '../report/report-result.ts';
import { Score } from '../report/Score.tsx';
import { Verdict } from '../report/Verdict.tsx';
import { ResultActions } from '../results/ResultActions.tsx';
import type { Filing } from './control-machine.ts';

type CorrectVerdictProps = { filing: Filing; sheets: readonly string[] };

/** 'Correct', and at once that it was only checked and is not submitted yet (R2.11, R4.8). */
export function CorrectVerdict({ filing: { result, checkedAt, documents }, sheets }: CorrectVerdictProps) {
  const { t } = useTranslation('control');
  const obligatory = notesAreObligatory(result.id);
  return (
    <Verdict
      tone="good"
      title={t('verdict.good')}
      status={t('status.onlyCheckedNotSubmitted')}
      aside={<Score counts={countResults([result])} />}
      actions={<ResultActions results={[result]} sheets={sheets} checkedAt={checkedAt} />}
    >
      <p>
        {t('verdict.goodText')}{' '}
        {obligatory ? (documents.notes ? null : t('verdict.addNotes')) : t('verdict.withoutNotes')}
      </p>
    </Verdict>
  );
}
