import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '#shared/config/settings.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import type { Receipt } from '../report/receipt.ts';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import styles from './OldSent.module.css';

const NO_SHEETS: readonly string[] = [];

type OldSentProps = { results: readonly ReportResult[]; receipt: Receipt };

/** The correct reports were submitted: the success box leaves by itself, what was and was not taken stays (R4.7). */
export function OldSent({ results, receipt }: OldSentProps) {
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
      <ReceiptView receipt={receipt} level={2} />
      <Section title={t('results.titleSeveral')}>
        {results.map((result) => (
          <ReportResultCard
            key={result.name}
            result={result}
            sheets={NO_SHEETS}
            badge={
              <Badge tone={isCorrect(result) ? 'ok' : 'error'}>
                {t(isCorrect(result) ? 'old.taken' : 'old.notTaken')}
              </Badge>
            }
          />
        ))}
      </Section>
    </>
  );
}
