import { defineConfig } from 'vitest/config';
import { geography } from './scripts/build/geography.ts';
import { AGENCY_PORT, demoEnvironment } from './scripts/environment.ts';

/** What `npm run mutation` runs: the tests of rules, without pages and without the plugins of the build (docs/testing.md). */
export default defineConfig({
  plugins: [geography()],
  test: {
    env: demoEnvironment(AGENCY_PORT),
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/{domain,shared,features,fuzz}/**/*.test.ts'],
          exclude: ['tests/**/*.{dom,agency}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'agency',
          environment: 'node',
          include: ['tests/{domain,shared}/**/*.agency.test.ts', 'tests/contract/answers.test.ts'],
          setupFiles: ['tests/setup-agency.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'happy-dom',
          include: ['tests/{domain,shared}/**/*.dom.test.ts'],
          setupFiles: ['tests/setup-dom.ts', 'tests/setup-agency.ts'],
        },
      },
    ],
  },
});
