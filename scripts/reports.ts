import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './checks.ts';

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no failed test in it and counts as one.
 *
 * @param code the exit code: a run that failed without a report, or outside of a test, counts as one failure.
 */
export function unitCounts(path: string, code: number): Counts {
  const report = read(path) as UnitReport | null;
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return atLeastOneWhenFailed({ passed: report.numPassedTests, failed: report.numFailedTests + broken }, code);
}

/** Counts of Playwright's JSON report; a test that passed at a second try (CI only) counts as passed. */
export function browserCounts(path: string, code: number): Counts {
  const report = read(path) as BrowserReport | null;
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneWhenFailed({ passed: expected + flaky, failed: unexpected + report.errors.length }, code);
}

/** The counts that `npm run fuzz` wrote down. */
export function fuzzCounts(path: string, code: number): Counts {
  const counts = read(path) as Counts | null;
  return counts ? atLeastOneWhenFailed(counts, code) : { passed: 0, failed: 1 };
}

function atLeastOneWhenFailed(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
