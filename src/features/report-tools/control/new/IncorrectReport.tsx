import Upload from 'lucide-react/icons/upload';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { RefusalNotes, RemoveButton, type SelectedReport } from '../report/DropZone.tsx';
import { acceptOf } from '../report/kind-rules.ts';
import { countResults } from '../report/report-result.ts';
import { Score, Verdict } from '../report/Verdict.tsx';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { groupErrors } from '../results/error-groups.ts';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import { EmailResults, ResultActions } from '../results/ResultActions.tsx';
import { LockedDocuments } from './DocumentsSection.tsx';
import type { In } from './new-control-machine.ts';
import styles from './ChooseStep.module.css';

type IncorrectProps = { state: In<'incorrect'>; sheets: readonly string[]; selected: SelectedReport };

/** Below the verdict of an incorrect report: the file, what changed, the list of errors, and sending it by e-mail (R2.11, R4.8). */
export function IncorrectStep({ state, sheets, selected, onRemove }: IncorrectProps & { onRemove: () => void }) {
  const { t } = useTranslation(['control', 'new']);
  const lang = useLang();
  const { main, result, previous } = state;
  return (
    <>
      <RefusalNotes {...selected} />
      <ul className={`no-print ${styles.files}`}>
        <FileRow
          status="error"
          name={nameOf(main)}
          note={formatFileSize(main.size, lang)}
          actions={<RemoveButton onRemove={onRemove} />}
        />
      </ul>
      <ComparisonPanel previous={previous} result={result} file={main} />
      <Section title={t('results.title')}>
        <ReportResultCard result={result} sheets={sheets} defaultOpen />
        {result.errors.length > 0 ? <EmailResults version="new" results={[result]} files={[main]} /> : null}
      </Section>
      <LockedDocuments title={t('new:documents.title')} id={result.id} />
    </>
  );
}

/** 'Not correct': the number of errors and sheets, and the button to check a corrected file (R2.11, R4.8). */
export function IncorrectVerdict({ state, sheets, selected }: IncorrectProps) {
  const { t } = useTranslation(['control', 'results']);
  const lang = useLang();
  const { main, result, checkedAt } = state;
  const groups = useMemo(() => groupErrors(result.errors, sheets), [result, sheets]);
  const named = groups.flatMap(({ sheet }) => (sheet === null ? [] : [sheet]));
  const valid = isValidReportId(result.id);
  const count = result.errors.length;
  // Sheets without errors, and the count of the others, are known only if it was checked and every error names its sheet.
  const placed = named.length === groups.length;
  const clean = valid && placed ? sheets.filter((sheet) => !named.includes(sheet)) : [];
  const errors = t('results:errorCount', { count });
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
          <FileInput variant="primary" icon={Upload} accept={acceptOf('main')} onFiles={selected.choose}>
            {t('verdict.checkCorrected')}
          </FileInput>
          <ResultActions results={[result]} files={[main]} answeredAt={checkedAt} />
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
