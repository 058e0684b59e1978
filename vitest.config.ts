import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { geography } from './scripts/build/geography.ts';
import { PATIENCE } from './tests/patience.ts';

// Nothing listens on ports in these tests: the ports of a second checkout (`.env.box`) would only be other names in its answers.
delete process.env['BOX'];

const WITH_DOCUMENT = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
const ALONE = ['tests/**/*.alone.test.tsx', 'tests/**/*.alone.dom.test.ts'];
const ALONE_IN_NODE = ['tests/**/*.alone.test.ts'];

const withDocument = {
  environment: 'happy-dom',
  // No sheet is loaded, so nothing has to be computed from one.
  environmentOptions: { happyDOM: { settings: { disableComputedStyleRendering: true } } },
  setupFiles: ['tests/setup-dom.ts'],
};

/**
 * The name of a test file says what it needs (docs/testing.md): `x.test.ts` runs in Node; `x.test.tsx` and `x.dom.test.ts` have a
 * document and the agency in a box; `x.alone.test.tsx`, `x.alone.dom.test.ts`, and in Node `x.alone.test.ts`, have modules and
 * document of their own, because they replace modules, listen as long as a document lasts, or leave answers in its cache.
 */
export default defineConfig({
  plugins: [react(), geography()],
  test: {
    env: loadEnv('box', import.meta.dirname, 'VITE_'),
    css: false,
    silent: 'passed-only',
    setupFiles: ['tests/setup-stubs.ts'],
    alias: { 'file-saver': resolve('tests/saved-files.ts') },
    maxWorkers: availableParallelism(),
    // Anything longer is stuck, even on a busy machine.
    testTimeout: 180_000,
    // Names what passed at the second try only (scripts/count-results.ts), where everything is checked.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: PATIENCE } },
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...WITH_DOCUMENT, ...ALONE_IN_NODE],
          // Loading the modules of the portal anew for each file took as long as half the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...withDocument,
          include: WITH_DOCUMENT,
          exclude: ALONE,
          // As in Node. Nothing of a running portal is in a module (`createPortal`); document, storage and the agency's answers begin
          // anew (`setup-dom.ts`).
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', ...withDocument, include: ALONE } },
      {
        extends: true,
        test: { name: 'alone in node', include: ALONE_IN_NODE, exclude: WITH_DOCUMENT },
      },
    ],
  },
});
