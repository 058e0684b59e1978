import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#domain/language/use-lang.ts';
import { Section } from '#shared/ui/Section.tsx';
import { LockedDocuments } from './documents/LockedDocuments.tsx';
import { FileInput } from './files/FileInput.tsx';
import type { Refusal } from './files/refusal.ts';
import { RefusalNotes } from './files/RefusalNotes.tsx';
import { acceptOf, KIND_RULES } from './machine/file-kinds.ts';
import type { In } from './machine/control-machine.ts';
import { isValidReportId } from './machine/report-id.ts';
import { countResults } from './machine/report-result.ts';
import { compareAttempts } from './results/compare-attempts.ts';
import { ComparisonPanel } from './results/ComparisonPanel.tsx';
import { EmailResults } from './results/EmailResults.tsx';
import { groupErrors } from './results/error-groups.ts';
import { ResultActions } from './results/ResultActions.tsx';
import { ResultCard } from './results/ResultCard.tsx';
import { Score } from './Score.tsx';
import { Verdict } from './Verdict.tsx';

type IncorrectStepProps = {
  state: In<'incorrect'>;
  sheets: readonly string[];
  refusals: readonly Refusal[];
  onDismissRefusals: () => void;
  onFiles: (files: File[]) => void;
};

/** The report has errors, or an id of the wrong form: what they are, how to work with them, and the way to the next attempt (R4.8). */
export function IncorrectStep({ state, sheets, refusals, onDismissRefusals, onFiles }: IncorrectStepProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { result, previous, checkedAt } = state;
  const groups = useMemo(() => groupErrors(result.errors, result.lang, sheets), [result, sheets]);
  const comparison = useMemo(() => previous && compareAttempts(previous, result), [previous, result]);
  const named = groups.flatMap(({ sheet }) => (sheet === null ? [] : [sheet]));
  const count = result.errors.length;
  // Clean sheets can be named only when every error says where it is.
  const clean = named.length === groups.length ? sheets.filter((sheet) => !named.includes(sheet)) : [];
  const title = !isValidReportId(result.id)
    ? t('verdict.badId')
    : named.length === groups.length
      ? t('verdict.badOnSheets', {
          errors: t('verdict.errors', { count }),
          sheets: t('verdict.sheets', { count: named.length }),
        })
      : t('verdict.bad', { errors: t('verdict.errors', { count }) });
  return (
    <>
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
        <p>{isValidReportId(result.id) ? t('verdict.badText') : t('verdict.badIdText')}</p>
        {clean.length > 0 ? (
          <p className="small muted">{t('verdict.cleanSheets', { sheets: clean.join(', ') })}</p>
        ) : null}
        {result.lang !== lang ? <p className="small muted">{t('verdict.otherLanguage')}</p> : null}
      </Verdict>
      <RefusalNotes refusals={refusals} onDismiss={onDismissRefusals} />
      {comparison ? <ComparisonPanel comparison={comparison} /> : null}
      <Section title={t('results.title')}>
        <ResultCard result={result} sheets={sheets} defaultOpen />
        {count > 0 ? <EmailResults version="new" results={[result]} /> : null}
      </Section>
      <LockedDocuments />
    </>
  );
}
