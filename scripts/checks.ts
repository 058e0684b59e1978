import { runPackageScript } from './processes.ts';

/** How many proofs passed and failed, with a line for each failure whose text is known. */
export type Counts = { passed: number; failed: number; failures?: readonly string[] };

/**
 * `npm run check`: types, lint, format, dependencies, unused code and texts.
 *
 * @param onSpare called when the checks are over.
 */
export async function runChecks(onSpare: () => void): Promise<Counts> {
  const { code } = await runPackageScript('check');
  onSpare();
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: ['npm run check'] };
}
