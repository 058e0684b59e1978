import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { Receipt } from '../report/receipt.ts';
import { ReceiptView } from '../receipts/ReceiptView.tsx';

/** After a submission: the dialog that says so, and the receipt (R4.8). */
export function SentStep({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('control');
  const [reported, setReported] = useState(false);
  return (
    <>
      <ReceiptView receipt={receipt} level={2} />
      <Dialog
        open={!reported}
        title={t('TransmitTitleResult')}
        size="s"
        onClose={() => setReported(true)}
        actions={
          <Button variant="primary" onClick={() => setReported(true)}>
            {t('understood')}
          </Button>
        }
      >
        <p>{t('SuccessfulSubmitLong')}</p>
        <p>{t('receiptKept')}</p>
      </Dialog>
    </>
  );
}
