import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import { RecordNote } from '../report/RecordNote.tsx';
import type { In } from './control-machine.ts';

/** After a submission: the dialog that says so, and the receipt (R4.8). */
export function SentStep({ receipt, record }: In<'submitted'>) {
  const { t } = useTranslation('control');
  const [reported, setReported] = useState(false);
  return (
    <>
      <RecordNote record={record} outcome="submitted" />
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
      </Dialog>
    </>
  );
}
