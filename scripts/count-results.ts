import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A file or group of tests in a report of Playwright. */
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] };
type UnitTest = { fullName: string; status: string; failureMessages: string[] };

/** The parts of a report of Vitest (the first three) or Playwright that are counted. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { name: string; status: string; assertionResults: UnitTest[] }[];
  stats?: { expected: number; flaky: number; unexpected: number };
  suites?: Suite[];
  errors?: object[];
};

/** Passed and failed tests of a report; a file that could not be loaded and an error outside of a test are failures, too. */
export function countsOf({ numPassedTests = 0, numFailedTests = 0, testResults = [], stats, errors = [] }: Report) {
  const notLoaded = testResults.filter(isNotLoaded);
  return {
    passed: numPassedTests + (stats?.expected ?? 0),
    failed: numFailedTests + notLoaded.length + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + errors.length,
  };
}

/** What failed in a report, as `file › test: message`, because the output of a long run may be cut. */
export function failuresOf({ testResults = [], suites = [] }: Report): string[] {
  const inVitest = testResults.flatMap((result) => [
    ...result.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message] }) => `${result.name} › ${fullName}: ${shortened(message)}`),
    ...(isNotLoaded(result) ? [`${result.name} was not loaded`] : []),
  ]);
  const inPlaywright = (suite: Suite): string[] =>
    [
      ...(suite.specs ?? [])
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) => {
          const results = tests.flatMap((test) => test.results);
          return `${title}: ${shortened(results.find(({ error }) => error)?.error?.message)}`;
        }),
      ...(suite.suites ?? []).flatMap(inPlaywright),
    ].map((title) => `${suite.title} › ${title}`);
  return [...inVitest, ...suites.flatMap(inPlaywright)];
}

const LONGEST_MESSAGE = 800;

function shortened(message = ''): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, LONGEST_MESSAGE);
}

function isNotLoaded({ status, assertionResults }: NonNullable<Report['testResults']>[number]): boolean {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** `node scripts/count-results.ts 5 1`: adds the reports in test-results to so many steps of `.ci/run`, and says the sum. */
if (import.meta.main) {
  let [passed = 0, failed = 0] = process.argv.slice(2).map(Number);
  for (const path of existsSync('test-results') ? globSync('test-results/*.json') : []) {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const counts = countsOf(report);
    passed += counts.passed;
    failed += counts.failed;
    for (const failure of failuresOf(report)) console.log(`failed: ${failure}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
