import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FileInput } from '../report/FileInput.tsx';
import { acceptOf, KIND_RULES } from '../report/file-kinds.ts';
import type { In } from './control-machine.ts';
import { isValidReportId } from '../report/report-id.ts';
import { countResults } from '../report/report-result.ts';
import { groupErrors } from '../results/error-groups.ts';
import { ResultActions } from '../results/ResultActions.tsx';
import { Score } from '../report/Score.tsx';
import { Verdict } from '../report/Verdict.tsx';

type IncorrectVerdictProps = {
  state: In<'incorrect'>;
  sheets: readonly string[];
  onFiles: (files: File[]) => void;
};

/** 'Not correct': how many errors on how many sheets, and the way to the next attempt (R2.11, R4.8). */
export function IncorrectVerdict({ state, sheets, onFiles }: IncorrectVerdictProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { result, checkedAt } = state;
  const groups = useMemo(() => groupErrors(result.errors, result.lang, sheets), [result, sheets]);
  const named = groups.flatMap(({ sheet }) => (sheet === null ? [] : [sheet]));
  const valid = isValidReportId(result.id);
  const count = result.errors.length;
  // Clean sheets, and a count of the others, can be told only when every error says where it is.
  const placed = named.length === groups.length;
  const clean = placed ? sheets.filter((sheet) => !named.includes(sheet)) : [];
  const errors = t('verdict.errors', { count });
  const title = !valid
    ? t('verdict.badId')
    : placed
      ? t('verdict.badOnSheets', { errors, sheets: t('verdict.sheets', { count: named.length }) })
      : t('verdict.bad', { errors });
  return (
    <Verdict
      tone="bad"
      title={title}
      status={t('status.onlyChecked')}
      aside={<Score counts={countResults([result])} />}
      actions={
        <>
          <FileInput variant="primary" icon={Upload} accept={acceptOf(KIND_RULES.main.endings)} onFiles={onFiles}>
            {t('verdict.checkCorrected')}
          </FileInput>
          <ResultActions results={[result]} sheets={sheets} checkedAt={checkedAt} />
        </>
      }
    >
      <p>{t(valid ? 'verdict.badText' : 'verdict.badIdText')}</p>
      {clean.length > 0 ? (
        <p className="small muted">{t('verdict.cleanSheets', { sheets: clean.join(', ') })}</p>
      ) : null}
      {result.lang !== lang ? <p className="small muted">{t('verdict.otherLanguage')}</p> : null}
    </Verdict>
  );
}
