import { CircleAlert, CircleCheck, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { compareAttempts } from '../results/compare-attempts.ts';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import styles from './AttachStep.module.css';
import { type ControlEvent, type Filing, type In, isReady } from './control-machine.ts';
import { DocumentsSection } from './DocumentsSection.tsx';
import { notesAreObligatory } from '../report/report-id.ts';
import { countResults } from '../report/report-result.ts';
import { Score, Verdict } from '../report/Verdict.tsx';
import { ResultActions } from '../results/ResultActions.tsx';

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
  const comparison = useMemo(() => previous && compareAttempts(previous, result), [previous, result]);
  return (
    <>
      <DocumentsSection
        state={state}
        onSelected={(kind, file) => dispatch({ type: 'documentSelected', kind, file })}
        onRemoved={(kind) => dispatch({ type: 'documentRemoved', kind })}
        onMainRemoved={() => dispatch({ type: 'mainRemoved' })}
      />
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
      {comparison && comparison.fixed.length > 0 ? <ComparisonPanel comparison={comparison} /> : null}
      <Section title={t('results.title')}>
        <ReportResultCard result={result} sheets={sheets} />
      </Section>
    </>
  );
}

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
