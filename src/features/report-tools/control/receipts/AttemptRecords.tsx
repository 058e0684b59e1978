import type { Receipt } from '../report/receipt.ts';
import { ReceiptView } from './ReceiptView.tsx';

/** The records of tries nobody answered: what left and when, to ask the agency about (readings, R4.8). */
export function AttemptRecords({ attempts }: { attempts: readonly Receipt[] }) {
  return attempts.map((attempt) => <ReceiptView key={attempt.key} receipt={attempt} level={2} />);
}
