import { defineConfig } from 'vitest/config';
import { geography } from './scripts/build/geography.ts';
import { demoEnvironment } from './scripts/environment.ts';

/** The folders whose tests with calls or a document are run; those of the folder that is changed are enough, and many times as fast. */
const TESTS = process.env['TESTS'] || '{domain,shared}';

/** What `npm run mutation` runs: the tests of rules, without pages and without the plugins of the build (docs/testing.md). */
export default defineConfig({
  plugins: [geography()],
  test: {
    // Nothing listens in these tests: the ports a checkout was given mean nothing to them.
    env: { ...demoEnvironment(5101), PORT_BASE: '' },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/{domain,shared,features,fuzz}/**/*.test.ts'],
          exclude: ['tests/**/*.{dom,agency}.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'agency',
          environment: 'node',
          include: [`tests/${TESTS}/**/*.agency.test.ts`],
          setupFiles: ['tests/setup-agency.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'happy-dom',
          include: [`tests/${TESTS}/**/*.dom.test.ts`],
          setupFiles: ['tests/setup-dom.ts', 'tests/setup-agency.ts'],
        },
      },
    ],
  },
});
