import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import { LockedDocuments } from './LockedDocuments.tsx';
import type { Refusal } from '../report/RefusalNotes.tsx';
import { RefusalNotes } from '../report/RefusalNotes.tsx';
import type { In } from './control-machine.ts';
import { compareAttempts } from '../results/compare-attempts.ts';
import { ComparisonPanel } from '../results/ComparisonPanel.tsx';
import { EmailResults } from '../results/EmailResults.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';

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
