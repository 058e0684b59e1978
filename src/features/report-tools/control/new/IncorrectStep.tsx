import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Upload } from 'lucide-react';
import { Section } from '#shared/ui/Section.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { LockedDocuments } from './DocumentsSection.tsx';
import { FileInput, type Refusal, RefusalNotes } from '../report/DropZone.tsx';
import type { In } from './control-machine.ts';
import { compareAttempts } from '../results/compare-attempts.ts';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { EmailResults } from '../results/EmailResults.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import { acceptOf, KIND_RULES } from '../report/file-kinds.ts';
import { isValidReportId } from '../report/report-id.ts';
import { countResults } from '../report/report-result.ts';
import { groupErrors } from '../results/error-groups.ts';
import { ResultActions } from '../results/ResultActions.tsx';
import { Score, Verdict } from '../report/Verdict.tsx';

type IncorrectStepProps = {
  state: In<'incorrect'>;
  sheets: readonly string[];
  refusals: readonly Refusal[];
  onDismissRefusals: () => void;
};

/** Under the verdict of an incorrect report: what changed, the errors to work with, and their e-mailing (R2.11, R4.8). */
export function IncorrectStep({ state, sheets, refusals, onDismissRefusals }: IncorrectStepProps) {
  const { t } = useTranslation('control');
  const { result, previous } = state;
  const comparison = useMemo(() => previous && compareAttempts(previous, result), [previous, result]);
  return (
    <>
      <RefusalNotes refusals={refusals} onDismiss={onDismissRefusals} />
      {comparison ? <ComparisonPanel comparison={comparison} /> : null}
      <Section title={t('results.title')}>
        <ReportResultCard result={result} sheets={sheets} defaultOpen />
        {result.errors.length > 0 ? <EmailResults version="new" results={[result]} /> : null}
      </Section>
      <LockedDocuments title={t('documents.title')}>{t('documents.locked')}</LockedDocuments>
    </>
  );
}

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
  // Clean sheets, and a count of the others, are known only when every error says where it is.
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
