import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserCounts, fuzzCounts, unitCounts } from '../../scripts/reports.ts';
import { temporaryFolder } from './temporary-folder.ts';

const file = (report: unknown) => join(temporaryFolder({ 'report.json': JSON.stringify(report) }), 'report.json');

test('unit tests: a file that could not be loaded is a failure; each is named with its reason', () => {
  const testResults = [
    { name: 'tests/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a' }] },
    {
      name: 'tests/b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'b' },
        { status: 'failed', fullName: 'c', failureMessages: ['Not found.\n  at line 1'] },
      ],
    },
    { name: 'tests/c.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
  ];
  expect(unitCounts(file({ numPassedTests: 2, numFailedTests: 1, testResults }), 1)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['tests/b.test.ts: c: Not found.', 'tests/c.test.ts: No such file'],
  });
});

test('browser tests: passed at the second try is passed, an error outside of a test is a failure; each is named', () => {
  const spec = { title: 'a page opens', file: 'home.spec.ts', line: 7 };
  const suites = [
    { specs: [{ ...spec, ok: true }], suites: [{ specs: [{ ...spec, title: 'a menu opens', ok: false }] }] },
  ];
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(browserCounts(file({ stats, suites, errors: [{ message: 'No port.\n' }] }), 1)).toEqual({
    passed: 6,
    failed: 2,
    failures: ['home.spec.ts:7: a menu opens', 'No port.'],
  });
});

test('a run that failed is never all green', () => {
  const noneFailed = { passed: 2, failed: 1, failures: [] };
  expect(unitCounts(file({ numPassedTests: 2, numFailedTests: 0, testResults: [] }), 1)).toEqual(noneFailed);
  expect(browserCounts(file({ stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] }), 1)).toEqual(noneFailed);
  expect(fuzzCounts(file({ passed: 40, failed: 0 }), 0)).toEqual({ passed: 40, failed: 0 });
  expect(fuzzCounts(file({ passed: 40, failed: 0 }), 1)).toEqual({ passed: 40, failed: 1 });
  expect(fuzzCounts('not-there.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(unitCounts('not-there.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(browserCounts('not-there.json', 0)).toEqual({ passed: 0, failed: 1 });
});
