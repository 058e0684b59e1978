import { relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { geography } from './scripts/build/geography.ts';
import { demoEnvironment } from './scripts/environment.ts';

/** The top folder of the folder under mutation, `RULES=shared/format`. */
const floor = process.env['RULES']?.split('/')[0];

/**
 * The first failing test ends the trial of a mutant, so close and cheap tests run first: a rule takes a fifth of a document's
 * time.
 */
class CheapestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => cost(one) - cost(other)));
  }
}

function cost({ moduleId, project }: TestSpecification): number {
  if (project.name !== 'node') return 5;
  // They make whole workbooks.
  if (/correct-reports|seeded-faults/.test(moduleId)) return 3.5;
  const [, folder = ''] = relative(project.config.root, moduleId).split('/');
  return [floor, 'shared', 'domain', 'features', 'fuzz'].indexOf(folder);
}

/**
 * Configuration of `npm run mutation`: the tests of rules, without pages and build plugins (docs/testing.md).
 */
export default defineConfig({
  plugins: [geography()],
  test: {
    // Nothing listens on ports in these tests, and no program is started.
    env: { ...demoEnvironment(5101), PORT_BASE: '', PATH: '' },
    alias: { 'file-saver': resolve('tests/saved-files.ts') },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    sequence: { sequencer: CheapestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{domain,shared,features,fuzz}/**/*.test.ts'],
          exclude: ['tests/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Tests of components that need no whole page.
          include: [
            'tests/{domain,shared}/**/*.dom.test.ts',
            'tests/shared/{html,storage}/**/*.test.tsx',
            'tests/domain/{legal-entity/drawn-value,reference/report-types/report-types}.test.tsx',
          ],
          setupFiles: ['tests/setup-dom.ts', 'tests/setup-agency.ts'],
        },
      },
    ],
  },
});
