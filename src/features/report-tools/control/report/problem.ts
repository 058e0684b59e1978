import { type ApiError, toCallError } from '#shared/http/api-error.ts';

/** Why a check or a submission was not completed. Selected files stay. */
export type Problem =
  | { kind: 'call'; error: ApiError }
  /** The file on disk is lost, or is not the one that was selected or checked. */
  | { kind: 'file'; name: string; reason: 'unreadable' | 'changed' };

/** Thrown while reading a file that can no longer be sent as it was selected. */
export class LostFile extends Error {
  readonly problem: Problem;

  constructor(name: string, reason: 'unreadable' | 'changed') {
    super(`The file is ${reason}.`);
    this.problem = { kind: 'file', name, reason };
  }
}

/** The problem of anything thrown; an unknown error is a fault of the portal. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof LostFile) return thrown.problem;
  return { kind: 'call', error: toCallError(thrown) };
}

/** True when the sender cancelled: that needs no error dialog. */
export function isCancelled(problem: Problem | null): boolean {
  return problem?.kind === 'call' && problem.error.kind === 'cancelled';
}

/** Key of the title that says what happened to a check or a submission. */
export const problemTitle = (problem: Problem, during: 'check' | 'send') =>
  `problem.title.${isCancelled(problem) ? 'cancelled' : during}` as const;
