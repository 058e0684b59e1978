import { availableParallelism } from 'node:os';
import { runPackageScript } from './processes.ts';

/** Scripts of package.json that judge the sources; the slowest first, so that the others run beside it. */
const CHECKS = [
  'lint',
  'unused',
  'audit',
  'format:check',
  'typecheck',
  'texts',
  'deps',
  'licences',
  'openapi:check',
] as const;

/** How many proofs passed and failed, and a line for each that failed where more than its number is known. */
export type Counts = { passed: number; failed: number; failures?: readonly string[] };

/**
 * Two checks are programs in Go, which end before their garbage needs collecting: up to so much memory they leave it, a quarter of their
 * work.
 */
const LEAVE_GARBAGE = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Checks that have something to say when they pass, too: their last line stands beside their name. */
const REPORTING: ReadonlySet<string> = new Set(['audit', 'licences']);

/**
 * Runs all checks, two or more at a time, prints a line for each and everything a failed one had to say.
 *
 * @param onSpare called whenever a core has no check left to run, while others may be under way.
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
