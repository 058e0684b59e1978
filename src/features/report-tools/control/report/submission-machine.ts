import type { Problem } from './problem.ts';
import type { Receipt, RecordState } from './receipt.ts';

/** What was checked, when its last submission was not taken: the agency said no, or it did not get there. */
type Refused<Filing> = Filing & { step: 'refused'; problem: Problem };

/** Files have left and no answer came: the agency may have them. `problem` is that of a further try that was refused. */
type Unknown<Filing> = Filing & {
  step: 'unknown';
  attempts: readonly Receipt[];
  record: RecordState;
  problem: Problem | null;
};

/** The steps from which a submission may be requested: the first time from `Ready`, then again. */
export type Submittable<Filing, Ready extends string> = (Filing & { step: Ready }) | Refused<Filing> | Unknown<Filing>;

/** `from` is where the submission was requested, untouched: declining leads back to it. */
export type Submitting<From> =
  | { step: 'confirming'; from: From }
  | { step: 'sending'; from: From; sent: number; since: number };

/** `record` tells whether the receipt outlives the tab. */
export type Submitted = { step: 'submitted'; receipt: Receipt; record: RecordState };

/** What happens in both controls alike (R4.7, R4.8); times in milliseconds since 1970. */
export type CommonEvent =
  | { type: 'checkStarted'; at: number }
  /** Share of the bytes that have left, 0 to 1, of a check or a submission. */
  | { type: 'progressed'; sent: number }
  | { type: 'checkFailed'; problem: Problem }
  | { type: 'submitRequested' }
  | { type: 'submitDeclined' }
  | { type: 'sendStarted'; at: number }
  | { type: 'unknown'; receipt: Receipt }
  | { type: 'recordStored'; isLasting: boolean }
  /** From the beginning, once all bytes of a submission have left: before that, files are kept (readings R4.8). */
  | { type: 'restarted' };

/** Of the events of a control those that belong to a submission, and what the others are called. */
type SubmissionEvent =
  | CommonEvent
  | { type: 'refused'; problem: Problem }
  | { type: 'mainSelected' | 'mainRemoved' | 'documentSelected' | 'documentRemoved' }
  | { type: 'filesAdded' | 'fileRemoved' | 'checkAnswered' | 'submitted' };

/**
 * The steps after the request, in both controls alike. Declined, it leads back to where it was requested. A second try that is refused
 * tells nothing of the first: that one stays unknown. Whether the record of what was sent is stored is known a little later. `start` is
 * where a control begins anew after a submission, received or unknown.
 */
export function submission<Filing extends object, Ready extends string, Sent extends Submitted, Start>(
  state: Unknown<Filing> | Submitting<Submittable<Filing, Ready>> | Sent,
  event: SubmissionEvent,
  start: Start,
): Submittable<Filing, Ready> | Submitting<Submittable<Filing, Ready>> | Sent | Start {
  switch (state.step) {
    case 'confirming':
      if (event.type === 'submitDeclined') return state.from;
      return event.type === 'sendStarted' ? { step: 'sending', from: state.from, sent: 0, since: event.at } : state;
    case 'sending': {
      const { from } = state;
      if (event.type === 'progressed') return { ...state, sent: event.sent };
      if (event.type === 'unknown') {
        const attempts = isUnknown(from) ? [...from.attempts, event.receipt] : [event.receipt];
        return { ...filingOf(from), step: 'unknown', attempts, record: 'pending', problem: null };
      }
      if (event.type !== 'refused') return state;
      const { problem } = event;
      return isUnknown(from) ? { ...from, problem } : { ...filingOf(from), step: 'refused', problem };
    }
    default:
      if (event.type === 'restarted') return start;
      if (state.step === 'unknown' && event.type === 'submitRequested') return { step: 'confirming', from: state };
      return event.type === 'recordStored' ? { ...state, record: event.isLasting ? 'stored' : 'unstored' } : state;
  }
}

const isUnknown = <Filing>(from: Filing & { step: string }): from is Unknown<Filing> => from.step === 'unknown';

/** What was filed, without what an earlier submission came to. */
function filingOf<Filing>(from: Filing & { step: string }): Filing {
  const {
    step: _step,
    problem: _problem,
    attempts: _attempts,
    record: _record,
    ...filing
  } = from as Filing & Partial<Unknown<object>>;
  return filing as Filing;
}
