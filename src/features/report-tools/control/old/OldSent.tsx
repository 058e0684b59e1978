import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#domain/language/use-lang.ts';
import { TIMING } from '#shared/config/settings.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import { isCorrect, type ReportResult } from '../machine/report-result.ts';
import type { Receipt } from '../receipts/receipt.ts';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import { ResultCard } from '../results/ResultCard.tsx';
import { Verdict } from '../Verdict.tsx';

type OldSentProps = { results: readonly ReportResult[]; receipt: Receipt; onRestart: () => void };

/** The correct reports were submitted: the success box leaves by itself, what was and was not taken stays (R4.7). */
export function OldSent({ results, receipt, onRestart }: OldSentProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const [box, setBox] = useState(true);
  const taken = results.filter(isCorrect).length;
  return (
    <>
      {box ? (
        <TimedBanner kind="ok" title={t('SuccessfulSubmit')} ms={TIMING.oldSubmitBox} onHide={() => setBox(false)}>
          {t('SuccessfulSubmitLong')}
        </TimedBanner>
      ) : null}
      <Verdict
        tone="sent"
        title={t('old.sent', { count: taken })}
        status={t('status.submitted', { time: formatDateTime(receipt.sentAt, lang) })}
        actions={
          <Button icon={RotateCcw} onClick={onRestart}>
            {t('startAgain')}
          </Button>
        }
      >
        <p>{t(taken < results.length ? 'old.someNotTaken' : 'old.allTaken')}</p>
      </Verdict>
      <Section title={t('results.titleSeveral')}>
        {results.map((result) => (
          <ResultCard
            key={result.name}
            result={result}
            sheets={[]}
            badge={
              <Badge tone={isCorrect(result) ? 'ok' : 'error'}>
                {t(isCorrect(result) ? 'old.taken' : 'old.notTaken')}
              </Badge>
            }
          />
        ))}
      </Section>
      <Section title={t('receipt.title')} intro={t('receipt.intro')}>
        <ReceiptView receipt={receipt} />
      </Section>
    </>
  );
}
