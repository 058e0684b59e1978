import type { Fingerprint } from '../report/fingerprint.ts';
import type { Receipt } from '../report/receipt.ts';
import { KIND_RULES, hasAllowedEnding, type AttachmentKind, type Documents } from '../report/file-kinds.ts';
import type { Problem } from '../report/problem.ts';
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

/** The new control (R4.8): where the reader is, and all that is known there. What a step does not name cannot be asked for in it. */
export type Control =
  | { step: 'choose'; main: File | null; problem: Problem | null; previous: ReportResult | null }
  | { step: 'checking'; main: File; previous: ReportResult | null; sent: number; since: number }
  | (Checked & { step: 'incorrect' })
  | (Checked & { step: 'attach'; documents: Documents; problem: Problem | null })
  | (Checked & { step: 'confirming'; documents: Documents })
  | (Checked & { step: 'sending'; documents: Documents; sent: number; since: number })
  | { step: 'sent'; receipt: Receipt };

export type ControlEvent =
  /** The main report was chosen, or a corrected one after an incorrect result. */
  | { type: 'mainChosen'; file: File }
  | { type: 'mainRemoved' }
  | { type: 'checkStarted'; at: number }
  /** Share of the bytes that have left, 0 to 1, of a check or a submission. */
  | { type: 'progressed'; sent: number }
  | { type: 'checkFailed'; problem: Problem }
  | { type: 'checkAnswered'; result: ReportResult; fingerprint: Fingerprint; at: number }
  | { type: 'documentChosen'; kind: AttachmentKind; file: File }
  | { type: 'documentRemoved'; kind: AttachmentKind }
  | { type: 'submitAsked' }
  | { type: 'submitDeclined' }
  | { type: 'sendStarted'; at: number }
  /** `reset` is the setting `resetOnFailedTransmit`. */
  | { type: 'sendFailed'; problem: Problem; reset: boolean }
  | { type: 'sendAnswered'; receipt: Receipt }
  | { type: 'restarted' };

/** The control in one of its steps. */
export type In<Step extends Control['step']> = Extract<Control, { step: Step }>;

/** Nothing chosen yet. */
export const START: In<'choose'> = { step: 'choose', main: null, problem: null, previous: null };

/** True when the submission may be asked for (R4.8): the type needs no notes, or they were added. */
export function isReady({ result, documents }: { result: ReportResult; documents: Documents }): boolean {
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
      return attach(state, event);
    case 'confirming':
      return confirming(state, event);
    case 'sending':
      return sending(state, event);
    default:
      return state;
  }
}

function choose(state: In<'choose'>, event: ControlEvent): Control {
  const { main, previous } = state;
  if (event.type === 'mainChosen' && main === null && isMain(event.file))
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
  return isCorrect(result)
    ? { step: 'attach', ...checked, documents: {}, problem: null }
    : { step: 'incorrect', ...checked };
}

function incorrect(state: In<'incorrect'>, event: ControlEvent): Control {
  const previous = state.result;
  if (event.type === 'mainChosen' && isMain(event.file))
    return { step: 'choose', main: event.file, problem: null, previous };
  if (event.type === 'mainRemoved') return { ...START, previous };
  return state;
}

function attach(state: In<'attach'>, event: ControlEvent): Control {
  switch (event.type) {
    case 'mainRemoved':
      return { ...START, previous: state.result };
    case 'documentChosen':
      if (!hasAllowedEnding(event.file.name, KIND_RULES[event.kind].endings)) return state;
      return { ...state, documents: { ...state.documents, [event.kind]: event.file }, problem: null };
    case 'documentRemoved': {
      const { [event.kind]: removed, ...documents } = state.documents;
      return removed ? { ...state, documents, problem: null } : state;
    }
    case 'submitAsked': {
      const { problem: _seen, ...rest } = state;
      return isReady(state) ? { ...rest, step: 'confirming' } : state;
    }
    default:
      return state;
  }
}

function confirming(state: In<'confirming'>, event: ControlEvent): Control {
  if (event.type === 'submitDeclined') return { ...state, step: 'attach', problem: null };
  if (event.type === 'sendStarted') return { ...state, step: 'sending', sent: 0, since: event.at };
  return state;
}

function sending(state: In<'sending'>, event: ControlEvent): Control {
  const { sent: _sent, since: _since, ...rest } = state;
  if (event.type === 'progressed') return { ...state, sent: event.sent };
  if (event.type === 'sendAnswered') return { step: 'sent', receipt: event.receipt };
  if (event.type === 'sendFailed')
    return event.reset ? { ...START, problem: event.problem } : { ...rest, step: 'attach', problem: event.problem };
  return state;
}

const isMain = (file: File): boolean => hasAllowedEnding(file.name, KIND_RULES.main.endings);
