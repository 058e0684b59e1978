import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A file or group of tests in a report of Playwright. */
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; ok: boolean; tests: BrowserTest[] };
type BrowserTest = {
  status?: string;
  annotations?: { type: string; description?: string }[];
  results: { error?: { message?: string } }[];
};
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
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + notLoaded.length + (stats?.unexpected ?? 0) + errors.length,
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
  const inPlaywright = specsOf(suites)
    .filter(({ spec }) => isFailed(spec))
    .map(({ title, spec }) => {
      const results = spec.tests.flatMap((test) => test.results);
      return `${title}: ${shortened(results.find(({ error }) => error)?.error?.message)}`;
    });
  return [...inVitest, ...inPlaywright];
}

/** Whether a test failed in any project; `ok` is of the first alone. */
const isFailed = ({ ok, tests }: Spec) => !ok || tests.some(({ status }) => status === 'unexpected');

/** What failed at first and then passed, as `file › test`; in a report of Vitest such a test has messages although it passed. */
export function secondTriesOf({ testResults = [], suites = [] }: Report): string[] {
  const inVitest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
  const inPlaywright = specsOf(suites)
    .filter(({ spec }) => spec.tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
  return [...inVitest, ...inPlaywright];
}

/** What could not run, as `file › test: reason`: a program is missing on this machine. */
export function skippedOf({ suites = [] }: Report): string[] {
  return specsOf(suites).flatMap(({ title, spec }) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => `${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? ''}`),
  );
}

/** The tests of a report of Playwright, each with the names of its file and groups. */
function specsOf(suites: readonly Suite[]): { title: string; spec: Spec }[] {
  return suites.flatMap((suite) =>
    [...(suite.specs ?? []).map((spec) => ({ title: spec.title, spec })), ...specsOf(suite.suites ?? [])].map(
      ({ title, spec }) => ({ title: `${suite.title} › ${title}`, spec }),
    ),
  );
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
    for (const title of skippedOf(report)) console.log(`could not run: ${title}`);
    for (const title of secondTriesOf(report)) console.log(`passed at the second try: ${title}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
