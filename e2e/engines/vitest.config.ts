import { defineConfig } from 'vitest/config';

/** The journeys, a file for each engine, side by side; `npm run test:engines` finds the browsers. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 3,
  },
});
