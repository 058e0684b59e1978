import { addAttempt, addReceipt, removeReceipt } from '#domain/filing/receipts/receipt-list.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { TIMING } from '#shared/config/settings.ts';
import { LATE, within } from '#shared/timing/within.ts';
import type { Problem } from '../report/problem.ts';
import { readableAnswer } from '../report/readable-answer.ts';
import { type Outgoing, type SendOptions, submitFiles } from '../report/send-files.ts';

/** Events of a submission, in this order: its outcome, and later whether its record was stored. */
export type SubmissionEvent =
  /** Nothing was sent: a submission of the same bytes has appeared that the person was not asked about. */
  | { type: 'sentMeanwhile' }
  | { type: 'submitted'; receipt: Receipt; answer: unknown }
  | { type: 'refused'; problem: Problem }
  | { type: 'unknown'; receipt: Receipt }
  | { type: 'recordStored'; isLasting: boolean };

/**
 * Submits files and records the submission on this computer. The record is stored as 'unknown' before the first byte is sent,
 * so that it exists even if the page is closed meanwhile; the agency's answer completes it, and it is removed when nothing was
 * received. Nothing is sent when the same bytes have been sent meanwhile, by another tab. A failure to store it does not change
 * the outcome, which is what the agency answered, reported as soon as it is known (readings, R4.8). Nothing is waited for after
 * it: another submission may begin, and the list keeps the order of the changes, each asked for at once.
 */
export async function submitRecorded(
  attempt: Receipt,
  files: readonly Outgoing[],
  options: SendOptions & {
    onEvent: (event: SubmissionEvent) => void;
    /** Whether the person was asked about every earlier submission of the same bytes among the receipts. */
    mayFollow: (receipts: readonly Receipt[]) => boolean;
    /** Reads the reports from the agency's answer, if it contains them. */
    reportsIn?: (answer: unknown) => Receipt['reports'];
  },
): Promise<void> {
  const { onEvent, mayFollow, reportsIn = () => attempt.reports } = options;
  const { storage } = options.portal;
  let isSent = false;
  const attempted = orElse(() => addAttempt(storage, attempt, (receipts) => isSent || mayFollow(receipts)), {
    isAllowed: true,
    isLasting: false,
  });
  // A storage that does not answer keeps no report back; what it stores late is then the record of one that was sent.
  const first = await within(attempted, TIMING.database);
  if (first !== LATE && !first.isAllowed) return onEvent({ type: 'sentMeanwhile' });
  isSent = true;
  const outcome = await submitFiles(attempt.version, files, options);
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    onEvent({ type: 'refused', problem: { kind: 'call', error: outcome.error } });
    void orElse(() => removeReceipt(storage, attempt), false);
    return;
  }
  const receipt =
    outcome.kind === 'unknown'
      ? { ...attempt, answer: outcome.error.message ?? '' }
      : recordedAnswer(attempt, outcome.answer, reportsIn);
  if (outcome.kind === 'unknown') onEvent({ type: 'unknown', receipt });
  else onEvent({ type: 'submitted', receipt, answer: outcome.answer });
  const stored =
    outcome.kind === 'success' || receipt.answer
      ? orElse(() => addReceipt(storage, receipt), false)
      : attempted.then(({ isLasting }) => isLasting);
  void stored.then((isLasting) => onEvent({ type: 'recordStored', isLasting }));
}

/** The record with the agency's answer; a fault while reading the answer leaves it out: the reports are submitted anyway. */
function recordedAnswer(
  attempt: Receipt,
  answer: unknown,
  reportsIn: (answer: unknown) => Receipt['reports'],
): Receipt {
  const submitted = { ...attempt, outcome: 'submitted', sentAt: new Date().toISOString() } as const;
  try {
    return { ...submitted, reports: reportsIn(answer), answer: readableAnswer(answer) };
  } catch (thrown) {
    console.error(thrown);
    return submitted;
  }
}

/** The result of the storage, or what counts when it fails in any way, even synchronously. */
async function orElse<Result>(work: () => Promise<Result>, failed: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return failed;
  }
}
