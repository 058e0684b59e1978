import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#domain/language/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { Receipt } from './receipts/receipt.ts';
import { ReceiptView } from './receipts/ReceiptView.tsx';
import { Verdict } from './Verdict.tsx';

/** The report was submitted: said so that it cannot be taken for a check, with the receipt (R4.8). */
export function SentStep({ receipt, onRestart }: { receipt: Receipt; onRestart: () => void }) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const [told, setTold] = useState(false);
  return (
    <>
      <Verdict
        tone="sent"
        title={t('verdict.sent')}
        status={t('status.submitted', { time: formatDateTime(receipt.sentAt, lang) })}
        actions={
          <Button icon={RotateCcw} onClick={onRestart}>
            {t('startAgain')}
          </Button>
        }
      >
        <p>{t('SuccessfulSubmitLong')}</p>
      </Verdict>
      <Section title={t('receipt.title')} intro={t('receipt.intro')}>
        <ReceiptView receipt={receipt} />
      </Section>
      <Dialog
        open={!told}
        title={t('TransmitTitleResult')}
        size="s"
        onClose={() => setTold(true)}
        actions={
          <Button variant="primary" onClick={() => setTold(true)}>
            {t('understood')}
          </Button>
        }
      >
        <p>{t('SuccessfulSubmitLong')}</p>
        <p>{t('receipt.kept')}</p>
      </Dialog>
    </>
  );
}
