import { parseArgs } from 'node:util';
import { fuzzSeeds } from './fuzz/fuzz-seeds.ts';
import { runScript } from './processes.ts';

/** `npm run fuzz`: the main screens on answers spoilt by seed; `--seeds N --from S`, `--screen name` to repeat one. */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '500' },
      from: { type: 'string', default: '1' },
      screen: { type: 'string' },
    },
  });
  const started = performance.now();
  const { passed, failed } = await fuzzSeeds({
    from: Number(values.from),
    seeds: Number(values.seeds),
    only: values.screen,
  });
  console.log(`${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  process.exitCode = failed === 0 ? 0 : 1;
});
