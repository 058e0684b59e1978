import { CircleAlert, CircleCheck, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import styles from './AttachStep.module.css';
import { DocumentsSection } from './DocumentsSection.tsx';
import { isReady, type ControlEvent, type In } from './control-machine.ts';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { compareAttempts } from '../results/compare-attempts.ts';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';

type AttachStepProps = {
  state: In<'attach'>;
  sheets: readonly string[];
  dispatch: (event: ControlEvent) => void;
};

/** Under the verdict of a correct report, nothing of which was submitted yet: documents are added, and what is ready can be submitted (R4.8). */
export function AttachStep({ state, sheets, dispatch }: AttachStepProps) {
  const { t } = useTranslation('control');
  const { result, previous, problem } = state;
  const ready = isReady(state);
  const comparison = useMemo(() => previous && compareAttempts(previous, result), [previous, result]);
  return (
    <>
      <DocumentsSection
        state={state}
        onSelected={(kind, file) => dispatch({ type: 'documentChosen', kind, file })}
        onRemoved={(kind) => dispatch({ type: 'documentRemoved', kind })}
        onMainRemoved={() => dispatch({ type: 'mainRemoved' })}
      />
      <section className={styles.submit} aria-labelledby="submit">
        <h2 id="submit">{t('submit.title')}</h2>
        {problem ? <ProblemBanner problem={problem} during="send" /> : null}
        <p className={styles.state}>
          <Icon of={ready ? CircleCheck : CircleAlert} className={ready ? styles.ready : styles.missing} />
          <span>{t(ready ? 'submit.ready' : 'submit.notReady')}</span>
        </p>
        <div className="button-row">
          <Button
            variant="primary"
            icon={Send}
            onClick={() => dispatch({ type: 'submitAsked' })}
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
