import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '#shared/config/settings.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import { RecordNote } from '../receipts/AttemptRecords.tsx';
import { isCorrect } from '../report/report-result.ts';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import type { OldIn } from './old-control-machine.ts';
import styles from './OldSent.module.css';

const NO_SHEETS: readonly string[] = [];

/** All files were submitted: the success box leaves by itself, what was and was not saved stays (R4.7). */
export function OldSent({ results, receipt, record }: OldIn<'submitted'>) {
  const { t } = useTranslation('control');
  const [box, setBox] = useState(true);
  return (
    <>
      {box ? (
        <div className={styles.box}>
          <TimedBanner kind="ok" title={t('SuccessfulSubmit')} ms={TIMING.oldSubmitBox} onHide={() => setBox(false)}>
            {t('SuccessfulSubmitLong')}
          </TimedBanner>
        </div>
      ) : null}
      <RecordNote record={record} outcome="submitted" />
      <ReceiptView receipt={receipt} level={2} />
      <Section title={t('results.titleSeveral')}>
        {results.map((result) => (
          <ReportResultCard
            key={result.name}
            result={result}
            sheets={NO_SHEETS}
            badge={
              <Badge tone={isCorrect(result) ? 'ok' : 'error'}>
                {t(isCorrect(result) ? 'old.saved' : 'old.notSaved')}
              </Badge>
            }
          />
        ))}
      </Section>
    </>
  );
}
