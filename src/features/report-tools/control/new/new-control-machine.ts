import { type AttachmentKind, FILE_KINDS, type FileKind } from '#domain/filing/file-kinds.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { hasAllowedEnding } from '#shared/ui/selected-file.ts';
import type { Fingerprint } from '../report/fingerprint.ts';
import { type Documents, KIND_RULES, sentName } from '../report/kind-rules.ts';
import type { Problem } from '../report/problem.ts';
import { isCorrect, notesAreObligatory, type ReportResult } from '../report/report-result.ts';
import {
  type CommonEvent,
  submission,
  type Submittable,
  type Submitted,
  type Submitting,
} from '../report/submission-machine.ts';

/** The last finished check: the file as it was read, and the agency's result. */
type Checked = {
  main: File;
  fingerprint: Fingerprint;
  result: ReportResult;
  /** Time of the answer, in milliseconds since 1970. */
  checkedAt: number;
  /** The result before this one, to compare with. */
  previous: ReportResult | null;
};

/** A correct report with its documents: what is submitted. */
export type Filing = Checked & { documents: Documents };

/** The steps of the new control (R4.8), each with the data that exist in it. */
export type Control =
  | {
      step: 'choose';
      main: File | null;
      problem: Problem | null;
      /** Only when the problem is that of a submission, after which everything was reset. */
      during?: 'send';
      previous: ReportResult | null;
      /** Only when the page opens, not when another step leads here. */
      isFirst?: true;
    }
  | { step: 'checking'; main: File; previous: ReportResult | null; sent: number; since: number }
  | (Checked & { step: 'incorrect' })
  | Submittable<Filing, 'attach'>
  | Submitting<Submittable<Filing, 'attach'>>
  | Submitted;

export type ControlEvent =
  | CommonEvent
  /** The main report was selected, or a corrected one after an incorrect result. */
  | { type: 'mainSelected'; file: File }
  | { type: 'mainRemoved' }
  | { type: 'checkAnswered'; result: ReportResult; fingerprint: Fingerprint; at: number }
  | { type: 'documentSelected'; kind: AttachmentKind; file: File }
  | { type: 'documentRemoved'; kind: AttachmentKind }
  /** `reset` is the setting `resetOnFailedTransmit`. */
  | { type: 'refused'; problem: Problem; reset: boolean }
  | { type: 'submitted'; receipt: Receipt };

export type In<Step extends Control['step']> = Extract<Control, { step: Step }>;

export const START: In<'choose'> = { step: 'choose', main: null, problem: null, previous: null };

/** The state in which the page opens. */
export const OPENED: In<'choose'> = { ...START, isFirst: true };

/** Whether the submission may be requested (R4.8): the type needs no notes, or they were added. */
export function isReady({ result, documents }: Pick<Filing, 'result' | 'documents'>): boolean {
  return documents.notes !== undefined || !notesAreObligatory(result.id);
}

/** The files to submit in the order of their kinds, under the names they are sent with (F07). */
export function filesOf({ main, documents }: Filing): { kind: FileKind; name: string; file: File }[] {
  return FILE_KINDS.flatMap((kind) => {
    const file = kind === 'main' ? main : documents[kind];
    return file ? [{ kind, name: sentName(kind, nameOf(file)), file }] : [];
  });
}

/** The report as it was checked, which must not be sent twice without a question. */
export const checkedFiles = ({ main, fingerprint }: Pick<Filing, 'main' | 'fingerprint'>) => [
  { name: nameOf(main), ...fingerprint },
];

/** The reducer of the control. An event that does not belong to the step returns the same state. */
export function control(state: Control, event: ControlEvent): Control {
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
    default:
      if (state.step === 'sending' && event.type === 'submitted')
        return { step: 'submitted', receipt: event.receipt, record: 'pending' };
      if (state.step === 'sending' && event.type === 'refused' && event.reset && state.from.step !== 'unknown')
        return { ...START, problem: event.problem, during: 'send' };
      return submission<Filing, 'attach', Submitted, In<'choose'>>(state, event, { ...START });
  }
}

function choose(state: In<'choose'>, event: ControlEvent): Control {
  const { main, previous } = state;
  if (event.type === 'mainSelected' && main === null && isMain(event.file))
    return { ...state, main: event.file, problem: null };
  if (event.type === 'mainRemoved') return START;
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
  if (event.type === 'mainSelected' && isMain(event.file))
    return { ...START, main: event.file, previous: state.result };
  if (event.type === 'mainRemoved') return START;
  return state;
}

function attach(state: In<'attach'> | In<'refused'>, event: ControlEvent): Control {
  switch (event.type) {
    case 'mainRemoved':
      return START;
    case 'documentSelected':
      if (!hasAllowedEnding(nameOf(event.file), KIND_RULES[event.kind].endings)) return state;
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

const isMain = (file: File): boolean => hasAllowedEnding(nameOf(file), KIND_RULES.main.endings);
