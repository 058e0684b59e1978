import type { ErrorReport } from './watch-errors.ts';

/**
 * Sends a report of an error. A deployment that wants reports puts its function here; nothing else has to change
 * (docs/deployment.md, Monitoring). While this is null, errors are neither observed nor sent.
 */
export const errorReporter: ((report: ErrorReport) => void) | null = null;
