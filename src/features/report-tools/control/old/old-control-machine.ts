import type { Fingerprint } from '../report/fingerprint.ts';
import type { Receipt } from '../report/receipt.ts';
import { hasAllowedEnding, KIND_RULES } from '../report/file-kinds.ts';
import type { Problem } from '../report/problem.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';

/** The files of the last check that will and will not be saved (R4.7); null when not one is correct. */
export type Split = { saved: readonly ReportResult[]; unsaved: readonly ReportResult[] } | null;

/** The last check that came to its end; `checkedAt` in milliseconds since 1970. */
export type LastCheck = { results: readonly ReportResult[]; checkedAt: number };

type Checked = LastCheck & {
  files: readonly File[];
  /** How each file was when it was checked, in the order of `files`. */
  fingerprints: readonly Fingerprint[];
  split: Split;
  /** The results before these: what was fixed since then. */
  earlier: readonly ReportResult[];
};

/** The old control (R4.7): several files, checked and submitted together. */
export type OldControl =
  | {
      step: 'choose';
      files: readonly File[];
      /** The files have changed since then, so nothing of it can be submitted. */
      last: LastCheck | null;
      problem: Problem | null;
    }
  | { step: 'checking'; files: readonly File[]; last: LastCheck | null; sent: number; since: number }
  | (Checked & { step: 'checked'; problem: Problem | null })
  | (Checked & { step: 'confirming' })
  | (Checked & { step: 'sending'; sent: number; since: number })
  | { step: 'sent'; results: readonly ReportResult[]; receipt: Receipt };

export type OldControlEvent =
  | { type: 'filesAdded'; files: readonly File[] }
  | { type: 'fileRemoved'; file: File }
  | { type: 'checkStarted'; at: number }
  | { type: 'progressed'; sent: number }
  | { type: 'checkFailed'; problem: Problem }
  | { type: 'checkAnswered'; results: readonly ReportResult[]; fingerprints: readonly Fingerprint[]; at: number }
  | { type: 'submitAsked' }
  | { type: 'submitDeclined' }
  | { type: 'sendStarted'; at: number }
  | { type: 'sendFailed'; problem: Problem }
  | { type: 'sendAnswered'; results: readonly ReportResult[]; receipt: Receipt }
  | { type: 'restarted' };

/** Nothing chosen yet. */
export const OLD_START: OldControl = { step: 'choose', files: [], last: null, problem: null };

/** Splits results into reports that will and that will not be saved (R4.7); null when none is correct. */
export function splitResults(results: readonly ReportResult[]): Split {
  const saved = results.filter(isCorrect);
  return saved.length > 0 ? { saved, unsaved: results.filter((result) => !isCorrect(result)) } : null;
}

/** Why a file is not added: not an .xlsx, or its name is listed already, in any letter case (R4.7, faults F05). */
export type Ignored = { name: string; reason: 'ending' | 'duplicate' };

/** Sorts files into those that are added to a list and those that are ignored; two of one name among them count as well. */
export function sortAdded(
  listed: readonly File[],
  added: readonly File[],
): { taken: readonly File[]; ignored: readonly Ignored[] } {
  const names = new Set(listed.map(({ name }) => name.toLowerCase()));
  const taken: File[] = [];
  const ignored: Ignored[] = [];
  for (const file of added) {
    const name = file.name.toLowerCase();
    if (!hasAllowedEnding(name, KIND_RULES.main.endings)) ignored.push({ name: file.name, reason: 'ending' });
    else if (names.has(name)) ignored.push({ name: file.name, reason: 'duplicate' });
    else taken.push(file);
    names.add(name);
  }
  return { taken, ignored };
}

/** The one place where the old control moves on. An event that does not belong to the step changes nothing. */
export function oldControl(state: OldControl, event: OldControlEvent): OldControl {
  if (event.type === 'restarted') return OLD_START;
  switch (state.step) {
    case 'choose':
      if (event.type === 'checkStarted' && state.files.length > 0)
        return { step: 'checking', files: state.files, last: state.last, sent: 0, since: event.at };
      return withFiles(state, event);
    case 'checking':
      return checking(state, event);
    case 'checked':
      if (event.type === 'checkStarted')
        return { step: 'checking', files: state.files, last: lastOf(state), sent: 0, since: event.at };
      if (event.type === 'submitAsked' && state.split) return confirmingOf(state);
      return withFiles(state, event);
    case 'confirming':
      if (event.type === 'submitDeclined') return { ...state, step: 'checked', problem: null };
      return event.type === 'sendStarted' ? { ...state, step: 'sending', sent: 0, since: event.at } : state;
    case 'sending':
      return sending(state, event);
    default:
      return state;
  }
}

type In<Step extends OldControl['step']> = Extract<OldControl, { step: Step }>;

function lastOf(state: In<'choose'> | In<'checked'>): LastCheck | null {
  return state.step === 'choose' ? state.last : { results: state.results, checkedAt: state.checkedAt };
}

/** Adding and removing: any change of the files takes the lists of the last check away; without files its results go too. */
function withFiles(state: In<'choose'> | In<'checked'>, event: OldControlEvent): OldControl {
  if (event.type === 'filesAdded') {
    const { taken } = sortAdded(state.files, event.files);
    if (taken.length === 0) return state;
    return { step: 'choose', files: [...state.files, ...taken], last: lastOf(state), problem: null };
  }
  if (event.type === 'fileRemoved' && state.files.includes(event.file)) {
    const files = state.files.filter((file) => file !== event.file);
    return { step: 'choose', files, last: files.length > 0 ? lastOf(state) : null, problem: null };
  }
  return state;
}

function checking(state: In<'checking'>, event: OldControlEvent): OldControl {
  const { files, last } = state;
  if (event.type === 'progressed') return { ...state, sent: event.sent };
  if (event.type === 'checkFailed') return { step: 'choose', files, last, problem: event.problem };
  if (event.type !== 'checkAnswered') return state;
  const { results, fingerprints, at } = event;
  const split = splitResults(results);
  return {
    step: 'checked',
    files,
    fingerprints,
    results,
    split,
    checkedAt: at,
    earlier: last?.results ?? [],
    problem: null,
  };
}

function confirmingOf({ problem: _seen, ...rest }: In<'checked'>): OldControl {
  return { ...rest, step: 'confirming' };
}

function sending(state: In<'sending'>, event: OldControlEvent): OldControl {
  const { sent: _sent, since: _since, ...rest } = state;
  if (event.type === 'progressed') return { ...state, sent: event.sent };
  if (event.type === 'sendFailed') return { ...rest, step: 'checked', problem: event.problem };
  if (event.type === 'sendAnswered') return { step: 'sent', results: event.results, receipt: event.receipt };
  return state;
}
