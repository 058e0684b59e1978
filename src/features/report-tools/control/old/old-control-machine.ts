import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { hasAllowedEnding } from '#shared/ui/selected-file.ts';
import type { Fingerprint } from '../report/fingerprint.ts';
import { isSameName, KIND_RULES } from '../report/kind-rules.ts';
import type { Problem } from '../report/problem.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import {
  type CommonEvent,
  submission,
  type Submittable,
  type Submitted,
  type Submitting,
} from '../report/submission-machine.ts';

/** The last finished check; `checkedAt` in milliseconds since 1970. */
type LastCheck = { results: readonly ReportResult[]; checkedAt: number };

/** The results after a submission: those in its answer if it has any, otherwise those of the check (R4.7). */
type SentResults = { results: readonly ReportResult[]; answeredAt: number; areOfSubmission: boolean };

/** Checked files, which are submitted together. */
export type OldFiling = LastCheck & {
  files: readonly File[];
  /** The fingerprint of each file when it was checked, in the order of `files`. */
  fingerprints: readonly Fingerprint[];
  /** The results of the check before, to compare with. */
  earlier: readonly ReportResult[];
};

/** The old control (R4.7): several files, checked and submitted together. */
export type OldControl =
  | {
      step: 'choose';
      files: readonly File[];
      /** The last check; the files have changed since, so they must be checked again before a submission. */
      last: LastCheck | null;
      problem: Problem | null;
      /** The page has just been opened: nobody has done anything yet. */
      isFirst?: true;
    }
  | { step: 'checking'; files: readonly File[]; last: LastCheck | null; sent: number; since: number }
  | Submittable<OldFiling, 'checked'>
  | Submitting<Submittable<OldFiling, 'checked'>>
  | (Submitted & SentResults & { files: readonly File[] });

export type OldControlEvent =
  | CommonEvent
  | { type: 'filesAdded'; files: readonly File[] }
  | { type: 'fileRemoved'; file: File }
  | { type: 'checkAnswered'; results: readonly ReportResult[]; fingerprints: readonly Fingerprint[]; at: number }
  | { type: 'refused'; problem: Problem }
  /** `results` is null when the answer had none. */
  | { type: 'submitted'; receipt: Receipt; results: readonly ReportResult[] | null };

export type OldIn<Step extends OldControl['step']> = Extract<OldControl, { step: Step }>;

export const OLD_START: OldIn<'choose'> = { step: 'choose', files: [], last: null, problem: null };

/** The control as its page opens. */
export const OLD_OPENED: OldControl = { ...OLD_START, isFirst: true };

/**
 * Divides files into those added to the list and those ignored: no .xlsx, or a name that is in the list already, whatever its
 * letter case; of added files with the same name only the first is taken (R4.7, faults F05).
 */
export function sortAdded(listed: readonly File[], added: readonly File[]) {
  const taken: File[] = [];
  const ignored: { name: string; reason: 'ending' | 'duplicate' }[] = [];
  for (const file of added) {
    const name = nameOf(file);
    if (!hasAllowedEnding(name, KIND_RULES.main.endings)) ignored.push({ name, reason: 'ending' });
    else if ([...listed, ...taken].some((other) => isSameName(nameOf(other), name)))
      ignored.push({ name, reason: 'duplicate' });
    else taken.push(file);
  }
  return { taken, ignored };
}

/** The files as they are sent and recorded. */
export const oldFilesOf = (files: readonly File[]) => files.map((file) => ({ name: nameOf(file), kind: null, file }));

/** The reports as they were checked, none of which must be sent twice without a question. */
export const oldCheckedFiles = ({ files, fingerprints }: Pick<OldFiling, 'files' | 'fingerprints'>) =>
  files.flatMap((file, at) => {
    const fingerprint = fingerprints[at];
    return fingerprint ? [{ name: nameOf(file), ...fingerprint }] : [];
  });

/** Files with the content of an earlier one of the list: under another name, the same report would be sent twice at once. */
export function sameContents(filing: Pick<OldFiling, 'files' | 'fingerprints'>): { name: string; other: string }[] {
  const checked = oldCheckedFiles(filing);
  return checked.flatMap(({ name, size, sha256 }, at) => {
    const other = checked.slice(0, at).find((each) => sha256 !== null && each.sha256 === sha256 && each.size === size);
    return other ? [{ name, other: other.name }] : [];
  });
}

/** The results of a check for which a submission was answered without one: of another file, or, where that is unknown, another id. */
export const notAnswered = (checked: readonly ReportResult[], answered: readonly ReportResult[]): ReportResult[] =>
  checked.filter(
    (result) =>
      !answered.some(({ file, id }) =>
        result.file !== null && file !== null ? isSameName(result.file, file) : result.id === id,
      ),
  );

/** The reducer of the old control. An event that does not belong to the step changes nothing. */
export function oldControl(state: OldControl, event: OldControlEvent): OldControl {
  switch (state.step) {
    case 'choose':
      return withFiles(state, event);
    case 'checking':
      return checking(state, event);
    case 'checked':
    case 'refused':
      if (event.type === 'submitRequested' && state.results.some(isCorrect)) return { step: 'confirming', from: state };
      return withFiles(state, event);
    default:
      if (state.step === 'sending' && event.type === 'submitted') {
        const { files, results, checkedAt } = state.from;
        const { receipt } = event;
        const sent: SentResults = event.results
          ? { results: event.results, answeredAt: Date.parse(receipt.sentAt), areOfSubmission: true }
          : { results, answeredAt: checkedAt, areOfSubmission: false };
        return { step: 'submitted', files, ...sent, receipt, record: 'pending' };
      }
      return submission<OldFiling, 'checked', OldIn<'submitted'>, OldControl>(state, event, OLD_START);
  }
}

type WithFiles = OldIn<'choose'> | OldIn<'checked'> | OldIn<'refused'>;

function lastOf(state: WithFiles): LastCheck | null {
  return state.step === 'choose' ? state.last : { results: state.results, checkedAt: state.checkedAt };
}

/** Checking, adding and removing files. After a change of the files the results count as outdated; without files they are dropped. */
function withFiles(state: WithFiles, event: OldControlEvent): OldControl {
  if (event.type === 'checkStarted' && state.files.length > 0)
    return { step: 'checking', files: state.files, last: lastOf(state), sent: 0, since: event.at };
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

function checking(state: OldIn<'checking'>, event: OldControlEvent): OldControl {
  const { files, last } = state;
  if (event.type === 'progressed') return { ...state, sent: event.sent };
  if (event.type === 'checkFailed') return { step: 'choose', files, last, problem: event.problem };
  if (event.type !== 'checkAnswered') return state;
  const { results, fingerprints, at } = event;
  return { step: 'checked', files, fingerprints, results, checkedAt: at, earlier: last?.results ?? [] };
}
