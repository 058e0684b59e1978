import { runBrowserTests } from './browser-tests.ts';
import { runScript } from './processes.ts';

/** `npm run test:e2e`: the browser tests; arguments after `--` go to Playwright. */
await runScript(async () => {
  const { code } = await runBrowserTests(process.argv.slice(2));
  process.exitCode = code;
});
