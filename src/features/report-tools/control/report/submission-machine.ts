import type { Receipt, RecordState } from '#domain/filing/receipts/receipt.ts';
import type { Problem } from './problem.ts';

/** Checked files whose last submission was refused by the agency or did not arrive. */
type Refused<Filing> = Filing & { step: 'refused'; problem: Problem };

/** The files were sent but no answer came: the agency may have them. `problem` is that of a repeated submission that was refused. */
type Unknown<Filing> = Filing & {
  step: 'unknown';
  attempts: readonly Receipt[];
  record: RecordState;
  problem: Problem | null;
};

/** The steps in which a submission can be requested: first `Ready`, later the others. */
export type Submittable<Filing, Ready extends string> = (Filing & { step: Ready }) | Refused<Filing> | Unknown<Filing>;

/** `from` is the state in which the submission was requested; declining returns to it. */
export type Submitting<From> =
  | { step: 'confirming'; from: From }
  | { step: 'sending'; from: From; sent: number; since: number };

/** `record` says whether the receipt is stored beyond the tab. */
export type Submitted = { step: 'submitted'; receipt: Receipt; record: RecordState };

/** The events that both controls share (R4.7, R4.8); times in milliseconds since 1970. */
export type CommonEvent =
  | { type: 'checkStarted'; at: number }
  /** Share of the bytes of a check or a submission that were sent, 0 to 1. */
  | { type: 'progressed'; sent: number }
  | { type: 'checkFailed'; problem: Problem }
  | { type: 'submitRequested' }
  | { type: 'submitDeclined' }
  | { type: 'sendStarted'; at: number }
  /** Nothing was sent, because the same bytes have been sent meanwhile; the question is asked again. */
  | { type: 'sentMeanwhile' }
  | { type: 'unknown'; receipt: Receipt }
  | { type: 'recordStored'; isLasting: boolean }
  /** Starts again; only after all bytes of a submission were sent, because files are needed until then (readings R4.8). */
  | { type: 'restarted' };

/** The events of a submission, and the types of the other events. */
type SubmissionEvent =
  | CommonEvent
  | { type: 'refused'; problem: Problem }
  | { type: 'mainSelected' | 'mainRemoved' | 'documentSelected' | 'documentRemoved' }
  | { type: 'filesAdded' | 'fileRemoved' | 'checkAnswered' | 'submitted' };

/**
 * The steps after the request, for both controls. If a second attempt is refused, the first one stays unknown. Whether the record is
 * stored becomes known later. `start` is the state after a restart.
 */
export function submission<Filing extends object, Ready extends string, Sent extends Submitted, Start>(
  state: Unknown<Filing> | Submitting<Submittable<Filing, Ready>> | Sent,
  event: SubmissionEvent,
  start: Start,
): Submittable<Filing, Ready> | Submitting<Submittable<Filing, Ready>> | Sent | Start {
  switch (state.step) {
    case 'confirming':
      if (event.type === 'submitDeclined') return state.from;
      if (event.type === 'recordStored') return withRecord(state, event);
      return event.type === 'sendStarted' ? { step: 'sending', from: state.from, sent: 0, since: event.at } : state;
    case 'sending': {
      const { from } = state;
      if (event.type === 'progressed') return { ...state, sent: event.sent };
      if (event.type === 'recordStored') return withRecord(state, event);
      if (event.type === 'sentMeanwhile') return { step: 'confirming', from };
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
      return event.type === 'recordStored' ? { ...state, record: recordAfter(event) } : state;
  }
}

const isUnknown = <Filing>(from: Filing & { step: string }): from is Unknown<Filing> => from.step === 'unknown';

type RecordStored = Extract<CommonEvent, { type: 'recordStored' }>;
const recordAfter = ({ isLasting }: RecordStored): RecordState => (isLasting ? 'stored' : 'unstored');

/** The record of an unknown attempt may be stored only when the next one is already asked about or sent. */
const withRecord = <State extends { from: { step: string } }>(state: State, event: RecordStored): State =>
  isUnknown(state.from) ? { ...state, from: { ...state.from, record: recordAfter(event) } } : state;

/** The filing without the results of an earlier submission. */
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
