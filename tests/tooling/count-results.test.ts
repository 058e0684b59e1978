import { expect, test } from 'vitest';
import { countsOf, failuresOf } from '../../scripts/count-results.ts';

test('a unit test file that could not be loaded is a failure', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [{ fullName: 'adds', status: 'passed', failureMessages: [] }],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'reads', status: 'passed', failureMessages: [] },
        { fullName: 'writes', status: 'failed', failureMessages: ['Error: no\n  file'] },
      ],
    },
    { name: 'c.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(countsOf({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
  expect(failuresOf({ testResults })).toEqual(['b.test.ts › writes: Error: no file', 'c.test.ts was not loaded']);
});

test('a browser test that passed only sometimes and an error outside of a test are failures, a skipped one is nothing', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countsOf({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});

test('a failed browser test is named with its file, group and message', () => {
  const specs = [
    { title: 'opens', ok: true, tests: [{ results: [{}] }] },
    { title: 'closes', ok: false, tests: [{ results: [{ error: { message: '\u001B[31mnot hidden\u001B[39m' } }] }] },
  ];
  const suites = [{ title: 'dialog.spec.ts', specs, suites: [{ title: 'on a phone', specs }] }];
  expect(failuresOf({ suites })).toEqual([
    'dialog.spec.ts › closes: not hidden',
    'dialog.spec.ts › on a phone › closes: not hidden',
  ]);
});
