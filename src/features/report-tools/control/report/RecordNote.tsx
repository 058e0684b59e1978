import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import type { Receipt, RecordState } from './receipt.ts';
import styles from './RecordNote.module.css';

/** Whether the sender's record outlives this tab; it says nothing of the submission, which is the agency's (readings, R4.8). */
export function RecordNote({ record, outcome }: Pick<Receipt, 'outcome'> & { record: RecordState }) {
  const { t } = useTranslation('control');
  if (record === 'pending') return null;
  return (
    <Banner kind={record === 'stored' ? 'info' : 'act'} className={`no-print ${styles.note}`} live>
      {t(record === 'stored' ? 'record.stored' : `record.unstored.${outcome}`)}
    </Banner>
  );
}
