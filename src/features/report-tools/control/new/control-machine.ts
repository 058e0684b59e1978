import type { Fingerprint } from '../report/fingerprint.ts';
import { type AttachmentKind, type Documents, hasAllowedEnding, KIND_RULES } from '../report/file-kinds.ts';
import type { Problem } from '../report/problem.ts';
import type { Receipt, RecordState } from '../report/receipt.ts';
import { notesAreObligatory } from '../report/report-id.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';

/** What is known of the last finished check: the file as it was read then, and what the agency said of it. */
type Checked = {
  main: File;
  fingerprint: Fingerprint;
  result: ReportResult;
  /** When the answer came, in milliseconds since 1970. */
  checkedAt: number;
  /** The result before this one: what was fixed since then. */
  previous: ReportResult | null;
};

/** A correct report with its documents: what is submitted. */
export type Filing = Checked & { documents: Documents };

/** The steps from which a submission may be requested. */
type Submittable =
  | (Filing & { step: 'attach' })
  /** The last submission was not taken: the agency said no, or it did not get there. */
  | (Filing & { step: 'refused'; problem: Problem })
  /** Files have left and no answer came: the agency may have them. `problem` is that of a further try that was refused. */
  | (Filing & { step: 'unknown'; attempts: readonly Receipt[]; record: RecordState; problem: Problem | null });

/** The new control (R4.8): where the reader is, and all that is known there. What a step does not name cannot be asked for in it. */
export type Control =
  | { step: 'choose'; main: File | null; problem: Problem | null; previous: ReportResult | null }
  | { step: 'checking'; main: File; previous: ReportResult | null; sent: number; since: number }
  | (Checked & { step: 'incorrect' })
  | Submittable
  /** `from` is where the submission was requested, untouched: declining leads back to it. */
  | { step: 'confirming'; from: Submittable }
  | { step: 'sending'; from: Submittable; sent: number; since: number }
  /** `record` tells whether the receipt outlives the tab. */
  | { step: 'submitted'; receipt: Receipt; record: RecordState };

export type ControlEvent =
  /** The main report was selected, or a corrected one after an incorrect result. */
  | { type: 'mainSelected'; file: File }
  | { type: 'mainRemoved' }
  | { type: 'checkStarted'; at: number }
  /** Share of the bytes that have left, 0 to 1, of a check or a submission. */
  | { type: 'progressed'; sent: number }
  | { type: 'checkFailed'; problem: Problem }
  | { type: 'checkAnswered'; result: ReportResult; fingerprint: Fingerprint; at: number }
  | { type: 'documentSelected'; kind: AttachmentKind; file: File }
  | { type: 'documentRemoved'; kind: AttachmentKind }
  | { type: 'submitRequested' }
  | { type: 'submitDeclined' }
  | { type: 'sendStarted'; at: number }
  /** `reset` is the setting `resetOnFailedTransmit`. */
  | { type: 'refused'; problem: Problem; reset: boolean }
  | { type: 'unknown'; receipt: Receipt }
  | { type: 'submitted'; receipt: Receipt }
  | { type: 'recordStored'; isLasting: boolean }
  | { type: 'restarted' };

/** The control in one of its steps. */
export type In<Step extends Control['step']> = Extract<Control, { step: Step }>;

/** Nothing selected yet. */
export const START: In<'choose'> = { step: 'choose', main: null, problem: null, previous: null };

/** True when the submission may be requested (R4.8): the type needs no notes, or they were added. */
export function isReady({ result, documents }: Pick<Filing, 'result' | 'documents'>): boolean {
  return documents.notes !== undefined || !notesAreObligatory(result.id);
}

/** The one place where the control moves on. An event that does not belong to the step changes nothing: the same state comes back. */
export function control(state: Control, event: ControlEvent): Control {
  if (event.type === 'restarted') return START;
  switch (state.step) {
    case 'choose':
      return choose(state, event);
    case 'checking':
      return checking(state, event);
    case 'incorrect':
      return incorrect(state, event);
    case 'attach':
    case 'refused':
      return attach(state, event);
    case 'unknown':
      return event.type === 'submitRequested' ? { step: 'confirming', from: state } : withRecord(state, event);
    case 'confirming':
      return confirming(state, event);
    case 'sending':
      return sending(state, event);
    default:
      return withRecord(state, event);
  }
}

function choose(state: In<'choose'>, event: ControlEvent): Control {
  const { main, previous } = state;
  if (event.type === 'mainSelected' && main === null && isMain(event.file))
    return { ...state, main: event.file, problem: null };
  if (event.type === 'mainRemoved') return { ...START, previous };
  if (event.type === 'checkStarted' && main) return { step: 'checking', main, previous, sent: 0, since: event.at };
  return state;
}

function checking(state: In<'checking'>, event: ControlEvent): Control {
  const { main, previous } = state;
  if (event.type === 'progressed') return { ...state, sent: event.sent };
  if (event.type === 'checkFailed') return { step: 'choose', main, problem: event.problem, previous };
  if (event.type !== 'checkAnswered') return state;
  const { result, fingerprint, at } = event;
  const checked: Checked = { main, fingerprint, result, checkedAt: at, previous };
  return isCorrect(result) ? { step: 'attach', ...checked, documents: {} } : { step: 'incorrect', ...checked };
}

function incorrect(state: In<'incorrect'>, event: ControlEvent): Control {
  const previous = state.result;
  if (event.type === 'mainSelected' && isMain(event.file))
    return { step: 'choose', main: event.file, problem: null, previous };
  if (event.type === 'mainRemoved') return { ...START, previous };
  return state;
}

function attach(state: In<'attach'> | In<'refused'>, event: ControlEvent): Control {
  switch (event.type) {
    case 'mainRemoved':
      return { ...START, previous: state.result };
    case 'documentSelected':
      if (!hasAllowedEnding(event.file.name, KIND_RULES[event.kind].endings)) return state;
      return { ...state, documents: { ...state.documents, [event.kind]: event.file } };
    case 'documentRemoved': {
      const { [event.kind]: removed, ...documents } = state.documents;
      return removed ? { ...state, documents } : state;
    }
    case 'submitRequested':
      return isReady(state) ? { step: 'confirming', from: state } : state;
    default:
      return state;
  }
}

function confirming(state: In<'confirming'>, event: ControlEvent): Control {
  const { from } = state;
  if (event.type === 'submitDeclined') return from;
  return event.type === 'sendStarted' ? { step: 'sending', from, sent: 0, since: event.at } : state;
}

function sending(state: In<'sending'>, event: ControlEvent): Control {
  const { from } = state;
  switch (event.type) {
    case 'progressed':
      return { ...state, sent: event.sent };
    case 'submitted':
      return { step: 'submitted', receipt: event.receipt, record: 'pending' };
    case 'unknown': {
      const earlier = from.step === 'unknown' ? from.attempts : [];
      return {
        step: 'unknown',
        ...filingOf(from),
        attempts: [...earlier, event.receipt],
        record: 'pending',
        problem: null,
      };
    }
    case 'refused':
      // A second try that is refused tells nothing of the first: that one stays unknown.
      if (from.step === 'unknown') return { ...from, problem: event.problem };
      return event.reset
        ? { ...START, problem: event.problem }
        : { step: 'refused', ...filingOf(from), problem: event.problem };
    default:
      return state;
  }
}

function filingOf({ main, fingerprint, result, checkedAt, previous, documents }: Filing): Filing {
  return { main, fingerprint, result, checkedAt, previous, documents };
}

const isMain = (file: File): boolean => hasAllowedEnding(file.name, KIND_RULES.main.endings);

/** Whether the record of what was sent is stored is known a little later than the outcome. */
function withRecord(state: In<'unknown'> | In<'submitted'>, event: ControlEvent): Control {
  return event.type === 'recordStored' ? { ...state, record: event.isLasting ? 'stored' : 'unstored' } : state;
}
