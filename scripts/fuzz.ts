import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fuzzSeeds } from './fuzz/fuzz-seeds.ts';
import { runScript } from './processes.ts';

/**
 * `npm run fuzz`: the main screens with damaged answers; `--seeds N --from S`, `--screen name`; `--report` is a file for the
 * counts.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '500' },
      from: { type: 'string', default: '1' },
      screen: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const started = performance.now();
  const counts = await fuzzSeeds({
    from: Number(values.from),
    seeds: Number(values.seeds),
    only: values.screen,
  });
  const { passed, failed } = counts;
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(counts));
  console.log(`${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  process.exitCode = failed === 0 ? 0 : 1;
});
