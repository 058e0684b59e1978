import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserCounts, fuzzCounts, unitCounts } from '../../scripts/reports.ts';
import { temporaryFolder } from './temporary-folder.ts';

const file = (report: unknown) => join(temporaryFolder({ 'report.json': JSON.stringify(report) }), 'report.json');

test('unit tests: a file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(unitCounts(file({ numPassedTests: 2, numFailedTests: 1, testResults }), 1)).toEqual({ passed: 2, failed: 2 });
});

test('browser tests: passed at the second try is passed, an error outside of a test is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(browserCounts(file({ stats, errors: [{}] }), 1)).toEqual({ passed: 6, failed: 2 });
});

test('a run that failed is never all green', () => {
  expect(unitCounts(file({ numPassedTests: 2, numFailedTests: 0, testResults: [] }), 1)).toEqual({
    passed: 2,
    failed: 1,
  });
  expect(browserCounts(file({ stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] }), 1)).toEqual({
    passed: 2,
    failed: 1,
  });
  expect(fuzzCounts(file({ passed: 40, failed: 0 }), 0)).toEqual({ passed: 40, failed: 0 });
  expect(fuzzCounts(file({ passed: 40, failed: 0 }), 1)).toEqual({ passed: 40, failed: 1 });
  expect(fuzzCounts('not-there.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(unitCounts('not-there.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(browserCounts('not-there.json', 0)).toEqual({ passed: 0, failed: 1 });
});
