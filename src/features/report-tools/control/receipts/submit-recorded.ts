import { type Outgoing, type SendOptions, submitFiles } from '../report/control-calls.ts';
import type { Problem } from '../report/problem.ts';
import { readableAnswer } from '../report/readable-answer.ts';
import { type Receipt, recordAnswer } from '../report/receipt.ts';
import { addReceipt, removeReceipt } from './receipt-list.ts';

/** What a control learns of a submission, in this order: its outcome, and later whether its record was stored. */
export type SubmissionEvent =
  | { type: 'submitted'; receipt: Receipt; answer: unknown }
  | { type: 'refused'; problem: Problem }
  | { type: 'unknown'; receipt: Receipt }
  | { type: 'recordStored'; isLasting: boolean };

/**
 * Submits files and records it on this computer. The record stands as 'unknown' before the first byte leaves, so that it is there
 * if the page goes meanwhile; the agency's answer completes it, and it is taken away when nothing was received. Recording is best
 * effort: whatever the storage does, the outcome is the agency's alone, and reported the moment it is known (readings, R4.8).
 */
export async function submitRecorded(
  attempt: Receipt,
  files: readonly Outgoing[],
  options: SendOptions & {
    onEvent: (event: SubmissionEvent) => void;
    /** The reports as the agency's answer tells them, where it does. */
    reportsIn?: (answer: unknown) => Receipt['reports'];
  },
): Promise<void> {
  const { onEvent, reportsIn } = options;
  let stored = store(attempt);
  const outcome = await submitFiles(attempt.version, files, options);
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    onEvent({ type: 'refused', problem: { kind: 'call', error: outcome.error } });
    await stored;
    await quietly(() => removeReceipt(attempt));
    return;
  }
  if (outcome.kind === 'unknown') onEvent({ type: 'unknown', receipt: attempt });
  else {
    const receipt = recordAnswer(attempt, {
      answer: readableAnswer(outcome.answer),
      ...(reportsIn && { reports: reportsIn(outcome.answer) }),
    });
    onEvent({ type: 'submitted', receipt, answer: outcome.answer });
    stored = stored.then(() => store(receipt));
  }
  onEvent({ type: 'recordStored', isLasting: await stored });
}

const store = (receipt: Receipt) => quietly(() => addReceipt(receipt));

/** False for whatever a storage does wrong, also at once. */
async function quietly(work: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await work()) !== false;
  } catch {
    return false;
  }
}
