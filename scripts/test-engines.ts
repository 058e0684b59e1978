import { ENGINES } from './engine-places.ts';
import { runEngines } from './engines.ts';
import { preparePrograms } from './programs.ts';
import { runScript } from './processes.ts';

/** `npm run test:engines`: the main journeys in Chromium, Firefox and WebKit. */
await runScript(async () => {
  const { failed } = await preparePrograms(ENGINES);
  process.exitCode = (await runEngines(process.argv.slice(2))).code;
  if (failed > 0) process.exitCode = 1;
});
