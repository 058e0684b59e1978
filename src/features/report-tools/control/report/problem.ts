import { type ApiError, toCallError } from '#shared/http/api-error.ts';

/** Why a check or a submission did not come to its end. Nothing selected is lost by it. */
export type Problem =
  | { kind: 'call'; error: ApiError }
  /** The file on the disk is lost, or is not the one that was selected or checked. */
  | { kind: 'file'; name: string; reason: 'unreadable' | 'changed' };

/** A file that can no longer be sent as it was selected; thrown while files are read. */
export class LostFile extends Error {
  readonly problem: Problem;

  constructor(name: string, reason: 'unreadable' | 'changed') {
    super(`The file is ${reason}.`);
    this.problem = { kind: 'file', name, reason };
  }
}

/** Whatever was thrown, as a problem; what is not known counts as a cut network. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof LostFile) return thrown.problem;
  return { kind: 'call', error: toCallError(thrown) };
}

/** True when the sender stopped it: that is no failure for a dialog. */
export function isCancelled(problem: Problem | null): boolean {
  return problem?.kind === 'call' && problem.error.kind === 'cancelled';
}

/** The text that says what happened to a check or a submission, in a line. */
export const problemTitle = (problem: Problem, during: 'check' | 'send') =>
  `problem.title.${isCancelled(problem) ? 'cancelled' : during}` as const;
