import type { Plugin } from 'vite';
import { BORDERS_FILE, federationPaths } from './federation-paths.ts';

const NAME = 'virtual:geography';
const RESOLVED = `\0${NAME}`;

/**
 * Provides `virtual:geography`: SVG paths made from the borders at build, so that browsers get neither projection code nor
 * coordinates. It works the same in development, build and tests.
 */
export function geography(): Plugin {
  return {
    name: 'geography',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      this.addWatchFile(BORDERS_FILE);
      const { viewBox, cantons, federation, context } = federationPaths();
      return Object.entries({ VIEW_BOX: viewBox, CANTONS: cantons, FEDERATION: federation, CONTEXT: context })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
