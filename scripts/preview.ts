import { parseArgs } from 'node:util';
import { refuseTaken, startAgencyAt, startedBlock } from './agency.ts';
import { DIST, ensureBuilt } from './built-portal.ts';
import { AGENCY_FILE_EXAMPLE, AGENCY_PORT, localEnvironment, PORTAL_PORT, usesAgency } from './environment.ts';
import { runScript } from './processes.ts';
import { serveDist } from './serve-dist.ts';

/** `npm run preview`: the production build as a host serves it, with the agency in a box; `--build` builds in any case. */
await runScript(async () => {
  const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
  const environment = localEnvironment(AGENCY_PORT);
  await refuseTaken(PORTAL_PORT);
  if (!(await ensureBuilt(environment, values.build))) throw new Error('The build failed.');
  if (usesAgency(environment, AGENCY_PORT)) await startAgencyAt(AGENCY_PORT);
  const basePath = environment.VITE_BASE_PATH ?? '/';
  await serveDist({ folder: DIST, port: PORTAL_PORT, basePath, instead: { 'agency.json': AGENCY_FILE_EXAMPLE } });
  console.log(startedBlock('Production build', `http://127.0.0.1:${PORTAL_PORT}${basePath}`, environment));
});
