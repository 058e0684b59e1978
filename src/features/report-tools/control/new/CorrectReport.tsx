import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Send from 'lucide-react/icons/send';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { countResults, notesAreObligatory } from '../report/report-result.ts';
import { Score, Verdict } from '../report/Verdict.tsx';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import { ResultActions } from '../results/ResultActions.tsx';
import { SheetButton } from '../signature-sheet/SheetButton.tsx';
import { DocumentsSection, type BeingRead } from './DocumentsSection.tsx';
import { type Filing, filesOf, isReady } from './new-control-machine.ts';
import styles from './CorrectReport.module.css';

type AttachStepProps = Pick<ComponentProps<typeof DocumentsSection>, 'state' | 'dispatch'> & {
  sheets: readonly string[];
};

/** Below the verdict of a correct report not yet submitted, or refused: add documents and submit the report (R4.8). */
export function AttachStep({ state, sheets, dispatch }: AttachStepProps) {
  const { t } = useTranslation(['control', 'new']);
  const { main, result, previous } = state;
  const [reading, setReading] = useState<BeingRead>({});
  const isReading = Object.keys(reading).length > 0;
  const ready = isReady(state) && !isReading;
  const stillRead = isReading ? t('submit.stillRead') : null;
  return (
    <>
      <DocumentsSection {...{ state, reading, setReading, dispatch }} />
      <section className={`no-print stack ${styles.submit}`} aria-labelledby="submit">
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
            unavailable={ready ? null : (stillRead ?? t('submit.missingNotes'))}
          >
            {t('new:saveReport')}
          </Button>
          <SheetButton content={() => sheetOf(state)} unavailable={stillRead} />
        </div>
      </section>
      <ComparisonPanel previous={previous} result={result} file={main} />
      <Section title={t('results.title')}>
        <ReportResultCard result={result} sheets={sheets} />
      </Section>
    </>
  );
}

/** The submission for the sheet that is signed. */
function sheetOf(state: Filing) {
  const { result, fingerprint, checkedAt } = state;
  return {
    version: 'new' as const,
    reports: [result],
    files: filesOf(state),
    fingerprints: [fingerprint],
    checkedAt,
    missing: isReady(state) ? [] : (['notes'] as const),
  };
}

/** Beside the verdict, as long as there is a result: its counts, and ways to take it away (R2.11). */
export function besideVerdict({ main, result, checkedAt }: Filing) {
  return {
    aside: <Score counts={countResults([result])} />,
    actions: <ResultActions results={[result]} files={[main]} answeredAt={checkedAt} />,
  };
}

/** 'Correct', with the note that the report was only checked and is not submitted yet (R2.11, R4.8). */
export function CorrectVerdict({ filing }: { filing: Filing }) {
  const { t } = useTranslation('control');
  const { result, documents } = filing;
  const obligatory = notesAreObligatory(result.id);
  return (
    <Verdict
      tone="good"
      title={t('verdict.good')}
      status={t('status.onlyCheckedNotSubmitted')}
      {...besideVerdict(filing)}
    >
      <p>
        <span>{t('verdict.goodText')}</span>{' '}
        <span>{obligatory ? (documents.notes ? null : t('verdict.addNotes')) : t('verdict.withoutNotes')}</span>
      </p>
    </Verdict>
  );
}
