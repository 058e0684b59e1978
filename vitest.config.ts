import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { geography } from './scripts/build/geography.ts';
import { demoEnvironment } from './scripts/environment.ts';

const WITH_DOCUMENT = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
const WITH_AGENCY = ['tests/**/*.agency.test.ts', 'tests/{mocks,contract}/**/*.test.ts'];

/**
 * The name of a test file says what it needs (CONTRIBUTING.md): `x.test.ts` is a rule and runs without a document and without
 * the agency; `x.agency.test.ts` makes calls; `x.test.tsx` and `x.dom.test.ts` have a document and the agency.
 */
export default defineConfig({
  plugins: [react(), geography()],
  test: {
    // Nothing listens on ports in these tests, so they do not depend on the ports of a checkout.
    env: { ...demoEnvironment(5101), PORT_BASE: '' },
    css: false,
    alias: { 'file-saver': resolve('tests/saved-files.ts') },
    pool: 'forks',
    // Two more than cores, to use the time in which others wait. The default is one fewer than cores, which on two cores is
    // half.
    maxWorkers: availableParallelism() + 2,
    // Anything longer is stuck, even on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...WITH_DOCUMENT, ...WITH_AGENCY],
          // Rules have no state, so a worker may run one file after the other.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'agency',
          environment: 'node',
          include: WITH_AGENCY,
          setupFiles: ['tests/setup-agency.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'happy-dom',
          include: WITH_DOCUMENT,
          setupFiles: [
            'tests/owner-stacks.ts',
            'tests/computed-styles.ts',
            'tests/setup-dom.ts',
            'tests/setup-agency.ts',
            'tests/own-page.ts',
          ],
          isolate: false,
          // Modules in which a library holds state for a whole page (texts, network listeners) are separate for each file as
          // well.
          server: { deps: { inline: [/i18next/, /@reduxjs\/toolkit/] } },
        },
      },
    ],
  },
});
