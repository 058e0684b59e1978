import { refuseTaken, startAgencyAt, startedBlock } from './agency.ts';
import { AGENCY_PORT, localEnvironment, PORTAL_PORT, usesAgency } from './environment.ts';
import { commandOf, listening, runScript, startNode, stopAll } from './processes.ts';

/** `npm start`: the agency in a box and Vite's development server, stopped together. */
await runScript(async () => {
  const environment = localEnvironment(AGENCY_PORT);
  await refuseTaken(PORTAL_PORT);
  if (usesAgency(environment, AGENCY_PORT)) await startAgencyAt(AGENCY_PORT);
  const args = ['--host', '127.0.0.1', '--port', String(PORTAL_PORT), '--strictPort', '--clearScreen', 'false'];
  const vite = startNode([commandOf('vite'), ...args, '--logLevel', 'warn'], { env: environment });
  await listening(PORTAL_PORT, vite);
  console.log(
    startedBlock('Development server', `http://127.0.0.1:${PORTAL_PORT}${environment.VITE_BASE_PATH}`, environment),
  );
  vite.once('exit', (code) => void stopAll().then(() => process.exit(code ?? 1)));
});
