import { runEngines } from './engines.ts';
import { stopAll, stopOnSignals } from './processes.ts';

/** `npm run test:engines`: the main journeys in Chromium, Firefox and WebKit. */
stopOnSignals();
try {
  process.exitCode = await runEngines(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exitCode = 1;
}
