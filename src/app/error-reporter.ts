import type { ErrorReport } from './watch-errors.ts';

/**
 * Where reports of errors go: nowhere. A deployment that wants them puts a function here that sends one, and nothing else has
 * to be changed (docs/deployment.md, Watching it). While this is null nothing is observed and nothing is sent.
 */
export const errorReporter: ((report: ErrorReport) => void) | null = null;
