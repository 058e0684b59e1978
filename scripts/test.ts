import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { runBrowserTests, TEST_ENVIRONMENT } from './browser-tests.ts';
import { ensureBuilt } from './built-portal.ts';
import { runChecks, type Counts } from './checks.ts';
import { ENGINES_REPORT, runEngines } from './engines.ts';
import { commandOf, runNode, runPackageScript, stopAll, stopOnSignals } from './processes.ts';
import { announceWhenReady, preparePrograms } from './programs.ts';
import { browserCounts, fuzzCounts, unitCounts } from './reports.ts';

const UNIT_REPORT = 'test-results/unit.json';
const FUZZ_REPORT = 'test-results/fuzz.json';
/** Tag of journeys that work with any agency; here they run only with the other one. */
const ANY_AGENCY = '@any-agency';
const OTHER_AGENCY = seedOfCommit();
/** Chromium is covered by the browser tests. */
const OTHER_ENGINES = ['firefox', 'webkit'];

/** `npm test`: all proofs, fastest first. The run stops when a stage with `ends` fails. */
const stages: [name: string, run: () => Promise<Counts>, ends?: 'ends'][] = [
  ['Checks', () => runChecks(beginBuild)],
  ['Unit and component tests', unitTests],
  ['Programs of the machine', () => prepared],
  ['Production build', async () => one((await build) ?? false), 'ends'],
  ['Size budgets', async () => one((await runPackageScript('size')).code === 0)],
  ['Browser tests', plainAgency],
  ['Journeys on another agency', anotherAgency],
  ['Spoilt answers', spoiltAnswers],
  ['Journeys in Firefox and WebKit', engineJourneys],
];

/** Starts the build beside the last checks, when a core is free; its own stage reports the result. */
function beginBuild(): void {
  build ??= begun(ensureBuilt(TEST_ENVIRONMENT, true));
}

async function unitTests(): Promise<Counts> {
  rmSync(UNIT_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const { code } = await runNode([commandOf('vitest'), 'run', ...reporters], {
    env: { OTHER_AGENCY: String(OTHER_AGENCY), ...ready },
  });
  return unitCounts(UNIT_REPORT, code);
}

/** The tagged journeys run with another agency beside all other tests: while one run waits, the other works. */
async function plainAgency(): Promise<Counts> {
  other = begun(runBrowserTests(['--grep', ANY_AGENCY, '--workers=1'], { seed: OTHER_AGENCY, isBeside: true }));
  const { report, code } = await runBrowserTests(['--grep-invert', ANY_AGENCY], { seed: 0 });
  return browserCounts(report, code);
}

/** Another agency that follows the specification (`mocks/vary`). */
async function anotherAgency(): Promise<Counts> {
  console.log(`AGENCY_SEED=${OTHER_AGENCY} npm run test:e2e -- --grep ${ANY_AGENCY}`);
  if (!other) throw new Error('They were not begun.');
  const { output, report, code } = await other;
  process.stdout.write(output);
  return browserCounts(report, code);
}

/** One of four seeds, depending on the commit, so that a failure can be reproduced. */
function seedOfCommit(): number {
  const seeds = [7, 99, 4711, 624_490] as const;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return seeds[Number.parseInt(commit.slice(0, 8), 16) % seeds.length] ?? seeds[0];
  } catch {
    return seeds[0];
  }
}

/**
 * The engines wait for each other and for tokens to expire, so the damaged answers run beside them at low priority. A page
 * slowed down by others does not count as late there.
 */
async function spoiltAnswers(): Promise<Counts> {
  void beginEngines();
  rmSync(FUZZ_REPORT, { force: true });
  const command = ['scripts/run.mjs', 'scripts/fuzz.ts', '--seeds', '20', '--report', FUZZ_REPORT];
  const { code } = await runNode(command, { isPatient: true });
  return fuzzCounts(FUZZ_REPORT, code);
}

function beginEngines(): ReturnType<typeof runEngines> {
  if (!engines) rmSync(ENGINES_REPORT, { force: true });
  return (engines ??= begun(runEngines(OTHER_ENGINES, true)));
}

async function engineJourneys(): Promise<Counts> {
  const { code, output } = await beginEngines();
  process.stdout.write(output);
  return unitCounts(ENGINES_REPORT, code);
}

/** Work started before its stage fails in that stage, not earlier. */
function begun<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}

function one(ok: boolean): Counts {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The failures of a stage, a line for each; if their texts are unknown, a reference to the stage. */
const failuresOf = ({ failures }: Counts) => (failures?.length ? failures : ['told at its stage above']);

/** A stage that could not run counts as one failure, with its own message. */
async function attempt(run: () => Promise<Counts>): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
}

stopOnSignals();
let build: ReturnType<typeof ensureBuilt> | undefined;
let engines: ReturnType<typeof runEngines> | undefined;
let other: ReturnType<typeof runBrowserTests> | undefined;
// Installs missing programs while checks and unit tests run; the two test files that need one wait for it.
const prepared = preparePrograms();
const ready = announceWhenReady(prepared, 'test-results/programs-ready');
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, run, ends] of stages) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const counts = await attempt(run);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(...failuresOf(counts).map((failure) => `${name}: ${failure}`));
  console.log(
    `── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (counts.failed > 0 && ends) break;
}
await stopAll();
process.exitCode = total.failed === 0 ? 0 : 1;
// Repeated at the end, because a log of thousands of lines may be cut.
if (failures.length > 0) console.log(`\n── What failed\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
