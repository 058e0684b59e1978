import { useTranslation } from 'react-i18next';
import type { ReceiptLabels } from './receipt-text.ts';

/** The words of a receipt, in the reader's language. */
export function useReceiptLabels(): ReceiptLabels {
  const { t } = useTranslation('receipts');
  return {
    title: t('title'),
    ownRecord: t('ownRecord'),
    time: t('time'),
    report: t('report'),
    id: t('id'),
    type: t('type'),
    year: t('year'),
    notTaken: t('notTaken'),
    files: t('files'),
    size: t('size'),
    answer: t('answer'),
  };
}
