import { env } from '#shared/config/env.ts';
import type { ErrorReport } from './watch-errors.ts';

/**
 * A function that sends reports of errors to an address; null without one: then errors are neither observed nor sent
 * (docs/operating.md, Error reports). No cookie, no referrer, and nothing is said when a report cannot be sent.
 */
export function reporterTo(address: string | undefined): ((report: ErrorReport) => void) | null {
  if (!address) return null;
  return (report) => {
    const body = JSON.stringify(report);
    // Text is sent without asking the server first, also from a page that is being left.
    const headers = { 'content-type': 'text/plain' };
    const quiet = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
    fetch(address, { method: 'POST', body, headers, ...quiet }).catch(() => {});
  };
}

export const errorReporter = reporterTo(env.VITE_ERROR_REPORTS_URL);
