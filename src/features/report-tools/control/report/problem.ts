import { isApiError, type ApiError } from '#shared/http/api-error.ts';

/** Why a check or a submission did not come to its end. Nothing chosen is lost by it. */
export type Problem =
  | {
      kind: 'call';
      error: ApiError;
      /** Every byte had left: after a cut the agency may have taken the files all the same. */
      fullySent: boolean;
    }
  /** The file on the disk is gone, or is not the one that was chosen or checked. */
  | { kind: 'file'; name: string; reason: 'unreadable' | 'changed' };

/** A file that can no longer be sent as it was chosen; thrown while files are read. */
export class LostFile extends Error {
  readonly problem: Problem;

  constructor(name: string, reason: 'unreadable' | 'changed') {
    super(`The file is ${reason}.`);
    this.problem = { kind: 'file', name, reason };
  }
}

/** Whatever was thrown, as a problem; what is not known counts as a cut network. */
export function toProblem(thrown: unknown, fullySent: boolean): Problem {
  if (thrown instanceof LostFile) return thrown.problem;
  return { kind: 'call', error: isApiError(thrown) ? thrown : { kind: 'network' }, fullySent };
}

/** True when it cannot be known whether the agency took the files: they had all left, but no readable answer came. */
export function isOutcomeUnknown(problem: Problem): boolean {
  return problem.kind === 'call' && problem.fullySent && problem.error.kind !== 'http';
}

/** True when the sender stopped it: that is no failure to be told in a dialog. */
export function isCancelled(problem: Problem | null): boolean {
  return problem?.kind === 'call' && problem.error.kind === 'cancelled' && !problem.fullySent;
}
