import { type Outgoing, type SendOptions, submitFiles } from '../report/control-calls.ts';
import type { Problem } from '../report/problem.ts';
import { readableAnswer } from '../report/readable-answer.ts';
import { type Receipt, recordAnswer } from '#domain/filing/receipts/receipt.ts';
import { addReceipt, removeReceipt } from '#domain/filing/receipts/receipt-list.ts';

/** Events of a submission, in this order: its outcome, and later whether its record was stored. */
export type SubmissionEvent =
  | { type: 'submitted'; receipt: Receipt; answer: unknown }
  | { type: 'refused'; problem: Problem }
  | { type: 'unknown'; receipt: Receipt }
  | { type: 'recordStored'; isLasting: boolean };

/**
 * Submits files and records the submission on this computer. The record is stored as 'unknown' before the first byte is sent,
 * so that it exists even if the page is closed meanwhile; the agency's answer completes it, and it is removed when nothing was
 * received. A failure to store it does not change the outcome, which is what the agency answered, reported as soon as it is
 * known (readings, R4.8).
 */
export async function submitRecorded(
  attempt: Receipt,
  files: readonly Outgoing[],
  options: SendOptions & {
    onEvent: (event: SubmissionEvent) => void;
    /** Reads the reports from the agency's answer, if it contains them. */
    reportsIn?: (answer: unknown) => Receipt['reports'];
  },
): Promise<void> {
  const { onEvent, reportsIn } = options;
  const { storage } = options.portal;
  const store = (receipt: Receipt) => quietly(() => addReceipt(storage, receipt));
  let stored = store(attempt);
  const outcome = await submitFiles(attempt.version, files, options);
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    onEvent({ type: 'refused', problem: { kind: 'call', error: outcome.error } });
    await stored;
    await quietly(() => removeReceipt(storage, attempt));
    return;
  }
  if (outcome.kind === 'unknown') onEvent({ type: 'unknown', receipt: attempt });
  else {
    const receipt = recordedAnswer(attempt, outcome.answer, reportsIn);
    onEvent({ type: 'submitted', receipt, answer: outcome.answer });
    stored = stored.then(() => store(receipt));
  }
  onEvent({ type: 'recordStored', isLasting: await stored });
}

/** The record with the agency's answer; a fault while reading the answer leaves it out: the reports are submitted anyway. */
function recordedAnswer(
  attempt: Receipt,
  answer: unknown,
  reportsIn?: (answer: unknown) => Receipt['reports'],
): Receipt {
  try {
    return recordAnswer(attempt, {
      answer: readableAnswer(answer),
      ...(reportsIn && { reports: reportsIn(answer) }),
    });
  } catch (thrown) {
    console.error(thrown);
    return recordAnswer(attempt, { answer: '' });
  }
}

/** Resolves to false for any failure of the storage, even a synchronous one. */
async function quietly(work: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await work()) !== false;
  } catch {
    return false;
  }
}
