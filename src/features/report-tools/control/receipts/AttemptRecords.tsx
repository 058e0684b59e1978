import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import type { Receipt, RecordState } from '../report/receipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import styles from './AttemptRecords.module.css';

/** The records of tries nobody answered: what left and when, to ask the agency about, and whether they stay (readings, R4.8). */
export function AttemptRecords({ attempts, record }: { attempts: readonly Receipt[]; record: RecordState }) {
  return (
    <>
      <RecordNote record={record} outcome="unknown" />
      {attempts.map((attempt) => (
        <ReceiptView key={attempt.key} receipt={attempt} level={2} />
      ))}
    </>
  );
}

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
