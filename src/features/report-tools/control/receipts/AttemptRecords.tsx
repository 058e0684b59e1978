import type { Receipt, RecordState } from '../report/receipt.ts';
import { RecordNote } from '../report/RecordNote.tsx';
import { ReceiptView } from './ReceiptView.tsx';

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
