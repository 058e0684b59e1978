import { expect, test } from 'vitest';
import { countsOf, failuresOf, secondTriesOf, skippedOf } from '../../scripts/count-results.ts';

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

test('an error outside of a browser test is a failure, a skipped test is nothing', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 3 };
  expect(countsOf({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2 });
});

test('a failed browser test is named with its file, group and message', () => {
  const specs = [
    { title: 'opens', ok: true, tests: [{ results: [{}] }] },
    { title: 'closes', ok: false, tests: [{ results: [{ error: { message: '\u001B[31mnot hidden\u001B[39m' } }] }] },
  ];
  // In a report of two projects, 'ok' is of the first.
  const inSecond = [
    { status: 'expected', results: [{}] },
    { status: 'unexpected', results: [{ error: { message: 'not hidden' } }] },
  ];
  expect(
    failuresOf({ suites: [{ title: 'a.spec.ts', specs: [{ title: 'moves', ok: true, tests: inSecond }] }] }),
  ).toEqual(['a.spec.ts › moves: not hidden']);
  const suites = [{ title: 'dialog.spec.ts', specs, suites: [{ title: 'on a phone', specs }] }];
  expect(failuresOf({ suites })).toEqual([
    'dialog.spec.ts › closes: not hidden',
    'dialog.spec.ts › on a phone › closes: not hidden',
  ]);
});

test('a unit test that passed at the second try counts as passed, and is named', () => {
  const assertionResults = [
    { fullName: 'saves a file', status: 'passed', failureMessages: ['AssertionError: not saved'] },
    { fullName: 'reads a file', status: 'passed', failureMessages: [] },
    { fullName: 'sends a file', status: 'failed', failureMessages: ['Error: not sent', 'Error: not sent'] },
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  expect(countsOf({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 1 });
  expect(secondTriesOf({ testResults })).toEqual(['a.test.ts › saves a file']);
});

test('a browser test that passed at the second try counts as passed, and is named with its file and group', () => {
  const specs = [
    { title: 'opens', ok: true, tests: [{ status: 'expected', results: [{}] }] },
    { title: 'closes', ok: true, tests: [{ status: 'flaky', results: [{ error: { message: 'not hidden' } }, {}] }] },
  ];
  const suites = [{ title: 'dialog.spec.ts', suites: [{ title: 'on a phone', specs }] }];
  expect(countsOf({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites })).toEqual({ passed: 2, failed: 0 });
  expect(secondTriesOf({ suites })).toEqual(['dialog.spec.ts › on a phone › closes']);
  expect(failuresOf({ suites })).toEqual([]);
});

test('a browser test that could not run is named with the reason', () => {
  const annotations = [{ type: 'skip', description: 'nginx is not installed' }];
  const specs = [
    { title: 'sends the headers', ok: true, tests: [{ status: 'skipped', annotations, results: [{}] }] },
    { title: 'opens', ok: true, tests: [{ status: 'expected', annotations: [], results: [{}] }] },
  ];
  expect(skippedOf({ suites: [{ title: 'nginx.spec.ts', specs }] })).toEqual([
    'nginx.spec.ts › sends the headers: nginx is not installed',
  ]);
});
