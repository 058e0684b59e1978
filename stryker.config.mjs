/** `RULES=shared/format npx stryker run` changes one folder (docs/testing.md). */
const folder = process.env.RULES;

const RULES = [
  'src/domain/**/*.ts',
  'src/features/**/*-machine.ts',
  'src/shared/{http,format,html,routing,storage}/**/*.ts',
];

export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  // Hooks and endpoints are proven by pages, like components; workers by a browser.
  mutate: [...(folder ? [`src/${folder}/**/*.ts`] : RULES), '!src/**/use-*.ts', '!src/**/*.{api,worker,d}.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/stryker-incremental.json',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false, allowEmojis: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
