import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Counts } from './checks.ts';

type UnitTest = { status: string; fullName: string; failureMessages?: string[] };
type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: UnitTest[] }[];
};
type BrowserSuite = { specs?: { title: string; file: string; line: number; ok: boolean }[]; suites?: BrowserSuite[] };
type BrowserReport = BrowserSuite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
};

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no failed test and counts as one.
 *
 * @param code the exit code: a run that failed without a report, or outside a test, counts as one failure.
 */
export function unitCounts(path: string, code: number): Counts {
  const report = read(path) as UnitReport | null;
  if (!report) return { passed: 0, failed: 1 };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const tests = failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    return status === 'failed' && failed.length === 0 ? [`${file}: ${firstLine(message)}`] : tests;
  });
  return atLeastOneWhenFailed({ passed: report.numPassedTests, failed: failures.length, failures }, code);
}

/** Counts of Playwright's JSON report; a test that passed on its second try (CI only) counts as passed. */
export function browserCounts(path: string, code: number): Counts {
  const report = read(path) as BrowserReport | null;
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const outside = report.errors.map(({ message }) => firstLine(message));
  const counts = { passed: expected + flaky, failed: unexpected + outside.length };
  return atLeastOneWhenFailed({ ...counts, failures: [...failedSpecs(report), ...outside] }, code);
}

/** The counts written by `npm run fuzz`. */
export function fuzzCounts(path: string, code: number): Counts {
  const counts = read(path) as Counts | null;
  return counts ? atLeastOneWhenFailed(counts, code) : { passed: 0, failed: 1 };
}

function failedSpecs({ specs = [], suites = [] }: BrowserSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

const firstLine = (message = '') => message.split('\n', 1)[0] ?? '';

function atLeastOneWhenFailed(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
