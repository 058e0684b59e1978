import { availableParallelism } from 'node:os';
import { runPackageScript } from './processes.ts';

/** Checks of package.json; the slowest first, so that the others run beside it. */
const CHECKS = [
  'lint',
  'unused',
  'audit',
  'format:check',
  'typecheck',
  'texts',
  'deps',
  'licences',
] as const;

/** How many proofs passed and failed, with a line for each failure whose text is known. */
export type Counts = { passed: number; failed: number; failures?: readonly string[] };

/** Two checks are Go programs that end before garbage collection pays off: off up to 3 GiB, a quarter of their work is saved. */
const LEAVE_GARBAGE = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Checks whose last line is shown beside their name even if they pass. */
const REPORTING: ReadonlySet<string> = new Set(['audit', 'licences']);

/**
 * Runs all checks, two or more at a time, prints a line for each and the whole output of a failed one.
 *
 * @param onSpare called whenever a core has no check left to run, while others may still run.
 */
export async function runChecks(onSpare?: () => void): Promise<Counts> {
  const waiting = [...CHECKS];
  const failures: string[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const outcome = await runPackageScript(name, { quiet: true, env: { NO_COLOR: '1', ...LEAVE_GARBAGE } });
      const remark = REPORTING.has(name) ? `   ${outcome.output.trim().split('\n').at(-1)}` : '';
      console.log(
        `${outcome.code === 0 ? '✓' : '✗'} ${name.padEnd(13)} ${outcome.seconds.toFixed(1).padStart(5)} s${remark}`,
      );
      if (outcome.code !== 0) {
        failures.push(`npm run ${name}`);
        console.log(`\n${outcome.output.trim()}\n`);
      }
    }
    onSpare?.();
  };
  await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, worker));
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures };
}
