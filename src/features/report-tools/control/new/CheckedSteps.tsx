import { CircleAlert, CircleCheck, Send, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import styles from './CheckedSteps.module.css';
import { type ControlEvent, type Filing, type In, isReady } from './control-machine.ts';
import { DocumentsSection, LockedDocuments } from './DocumentsSection.tsx';
import { notesAreObligatory } from '../report/report-id.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { RefusalNotes } from '../report/DropZone.tsx';
import { acceptOf, KIND_RULES } from '../report/file-kinds.ts';
import { groupErrors } from '../results/error-groups.ts';
import { countResults } from '../report/report-result.ts';
import { Score, Verdict } from '../report/Verdict.tsx';
import { EmailResults, ResultActions } from '../results/ResultActions.tsx';
import type { MainFile } from './use-control.ts';

type AttachStepProps = {
  state: In<'attach'> | In<'refused'>;
  sheets: readonly string[];
  dispatch: (event: ControlEvent) => void;
};

/** Under the verdict of a correct report that was not submitted yet, or not taken: documents are added, and what is ready can be submitted (R4.8). */
export function AttachStep({ state, sheets, dispatch }: AttachStepProps) {
  const { t } = useTranslation('control');
  const { result, previous } = state;
  const ready = isReady(state);
  return (
    <>
      <DocumentsSection state={state} dispatch={dispatch} />
      <section className={`no-print ${styles.submit}`} aria-labelledby="submit">
        <h2 id="submit">{t('submit.title')}</h2>
        <p className={styles.state}>
          <Icon of={ready ? CircleCheck : CircleAlert} className={ready ? styles.ready : styles.missing} />
          <span>{t(ready ? 'submit.ready' : 'submit.notReady')}</span>
        </p>
        <div className="button-row">
          <Button
            variant="primary"
            icon={Send}
            onClick={() => dispatch({ type: 'submitRequested' })}
            unavailable={ready ? null : t('submit.missingNotes')}
          >
            {t('saveReport')}
          </Button>
        </div>
      </section>
      <ComparisonPanel previous={previous} result={result} />
      <Section title={t('results.title')}>
        <ReportResultCard result={result} sheets={sheets} />
      </Section>
    </>
  );
}

/** 'Correct', and at once that it was only checked and is not submitted yet (R2.11, R4.8). */
export function CorrectVerdict({ filing, sheets }: { filing: Filing; sheets: readonly string[] }) {
  const { t } = useTranslation('control');
  const { result, checkedAt, documents } = filing;
  const obligatory = notesAreObligatory(result.id);
  return (
    <Verdict
      tone="good"
      title={t('verdict.good')}
      status={t('status.onlyCheckedNotSubmitted')}
      aside={<Score counts={countResults([result])} />}
      actions={<ResultActions results={[result]} sheets={sheets} answeredAt={checkedAt} />}
    >
      <p>
        {t('verdict.goodText')}{' '}
        {obligatory ? (documents.notes ? null : t('verdict.addNotes')) : t('verdict.withoutNotes')}
      </p>
    </Verdict>
  );
}

type IncorrectProps = { state: In<'incorrect'>; sheets: readonly string[]; selected: MainFile };

/** Under the verdict of an incorrect report: what changed, the errors to work with, and their e-mailing (R2.11, R4.8). */
export function IncorrectStep({ state, sheets, selected }: IncorrectProps) {
  const { t } = useTranslation('control');
  const { result, previous } = state;
  return (
    <>
      <RefusalNotes {...selected} />
      <ComparisonPanel previous={previous} result={result} />
      <Section title={t('results.title')}>
        <ReportResultCard result={result} sheets={sheets} defaultOpen />
        {result.errors.length > 0 ? <EmailResults version="new" results={[result]} /> : null}
      </Section>
      <LockedDocuments title={t('documents.title')} />
    </>
  );
}

/** 'Not correct': how many errors on how many sheets, and the way to the next attempt (R2.11, R4.8). */
export function IncorrectVerdict({ state, sheets, selected }: IncorrectProps) {
  const { t } = useTranslation(['control', 'results']);
  const lang = useLang();
  const { result, checkedAt } = state;
  const groups = useMemo(() => groupErrors(result.errors, sheets), [result, sheets]);
  const named = groups.flatMap(({ sheet }) => (sheet === null ? [] : [sheet]));
  const valid = isValidReportId(result.id);
  const count = result.errors.length;
  // Clean sheets, and a count of the others, are known only when every error says where it is.
  const placed = named.length === groups.length;
  const clean = placed ? sheets.filter((sheet) => !named.includes(sheet)) : [];
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
          <FileInput
            variant="primary"
            icon={Upload}
            accept={acceptOf(KIND_RULES.main.endings)}
            onFiles={selected.choose}
          >
            {t('verdict.checkCorrected')}
          </FileInput>
          <ResultActions results={[result]} sheets={sheets} answeredAt={checkedAt} />
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
