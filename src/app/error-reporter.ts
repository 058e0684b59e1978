import type { ErrorReport } from './watch-errors.ts';

/**
 * Where reports of errors are sent; null means nowhere. A deployment that wants reports puts a function here that sends one;
 * nothing else has to change (docs/deployment.md, Watching it). While this is null, errors are neither observed nor sent.
 */
export const errorReporter: ((report: ErrorReport) => void) | null = null;
