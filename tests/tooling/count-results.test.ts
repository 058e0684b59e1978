import { expect, test } from 'vitest';
import { countsOf, failuresOf } from '../../scripts/count-results.ts';

test('a unit test file that could not be loaded is a failure', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'reads', status: 'passed' },
        { fullName: 'writes', status: 'failed' },
      ],
    },
    { name: 'c.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(countsOf({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
  expect(failuresOf({ testResults })).toEqual(['b.test.ts › writes', 'c.test.ts was not loaded']);
});

test('a browser test that passed only sometimes and an error outside of a test are failures, a skipped one is nothing', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countsOf({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});

test('a failed browser test is named with its file and group', () => {
  const specs = [
    { title: 'opens', ok: true },
    { title: 'closes', ok: false },
  ];
  const suites = [{ title: 'dialog.spec.ts', specs, suites: [{ title: 'on a phone', specs }] }];
  expect(failuresOf({ suites })).toEqual(['dialog.spec.ts › closes', 'dialog.spec.ts › on a phone › closes']);
});
