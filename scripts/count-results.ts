import { existsSync, globSync, readFileSync } from 'node:fs';

/** The parts of a report of Vitest (the first three) or Playwright that are counted. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: { status: string }[] }[];
  stats?: { expected: number; flaky: number; unexpected: number };
  errors?: object[];
};

/** Passed and failed tests of a report; a file that could not be loaded and an error outside of a test are failures, too. */
export function countsOf({ numPassedTests = 0, numFailedTests = 0, testResults = [], stats, errors = [] }: Report) {
  const notLoaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed: numPassedTests + (stats?.expected ?? 0),
    failed: numFailedTests + notLoaded.length + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + errors.length,
  };
}

/** `node scripts/count-results.ts 5 1`: adds the reports in test-results to so many steps of `.ci/run`, and says the sum. */
if (import.meta.main) {
  let [passed = 0, failed = 0] = process.argv.slice(2).map(Number);
  for (const path of existsSync('test-results') ? globSync('test-results/*.json') : []) {
    const counts = countsOf(JSON.parse(readFileSync(path, 'utf8')) as Report);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
