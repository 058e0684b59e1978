import { runBrowserTests } from './browser-tests.ts';
import { stopAll, stopOnSignals } from './processes.ts';

/** `npm run test:e2e`: the browser tests; arguments after `--` go to Playwright. */
stopOnSignals();
try {
  process.exitCode = await runBrowserTests(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exitCode = 1;
}
