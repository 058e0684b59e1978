import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { geography } from './scripts/build/geography.ts';

/** The tests that mutation testing runs (`npx stryker run`): those of rules and small components, without whole pages. */
export default defineConfig({
  plugins: [geography()],
  test: {
    env: loadEnv('box', import.meta.dirname, 'VITE_'),
    alias: { 'file-saver': resolve('tests/saved-files.ts') },
    setupFiles: ['tests/setup-stubs.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{domain,shared,features,fuzz}/**/*.test.ts'],
          exclude: ['tests/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [
            'tests/{domain,shared}/**/*.dom.test.ts',
            'tests/shared/{html,storage}/**/*.test.tsx',
            'tests/domain/{legal-entity/drawn-value,reference/report-types/report-types}.test.tsx',
          ],
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
    ],
  },
});
