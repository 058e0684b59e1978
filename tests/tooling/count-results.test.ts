import { expect, test } from 'vitest';
import { countsOf } from '../../scripts/count-results.ts';

test('a unit test file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countsOf({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
});

test('a browser test that passed only sometimes and an error outside of a test are failures, a skipped one is nothing', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countsOf({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});
