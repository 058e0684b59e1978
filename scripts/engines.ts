import { resolve } from 'node:path';
import { refuseTaken } from './agency.ts';
import { TEST_ENVIRONMENT } from './browser-tests.ts';
import { ensureBuilt } from './built-portal.ts';
import { ENGINES, findEngines } from './engine-places.ts';
import { ENGINES_PORT } from './environment.ts';
import { commandOf, runNode, type Outcome } from './processes.ts';

/** File with the counts of the journeys. */
export const ENGINES_REPORT = 'test-results/engines.json';

/**
 * Runs the main journeys in every installed engine, in parallel, each against a copy of the production build and an agency of
 * its own.
 *
 * @param args passed on to Vitest: the name of an engine in lower case, `-t` with a part of a name.
 * @param quiet collects their output instead of showing it, because they run beside something else.
 */
export async function runEngines(args: readonly string[], quiet = false): Promise<Outcome> {
  const pathOf = await findEngines();
  if (!(await ensureBuilt(TEST_ENVIRONMENT))) throw new Error('The build failed.');
  for (const place of ENGINES.keys()) await refuseTaken(ENGINES_PORT + 10 * place);
  const paths: Record<string, string> = {};
  for (const [engine, path] of pathOf) paths[`${engine.toUpperCase()}_PATH`] = path;
  const absent = ENGINES.filter((engine) => !pathOf.has(engine));
  const command = [commandOf('vitest'), 'run', '--config', 'e2e/engines/vitest.config.ts'];
  const reports = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${resolve(ENGINES_REPORT)}`];
  const excluded = absent.map((engine) => `--exclude=${engine.toLowerCase()}.test.ts`);
  return runNode([...command, ...reports, ...excluded, ...args], { quiet, env: { ...paths, AGENCY_LOG: 'off' } });
}
