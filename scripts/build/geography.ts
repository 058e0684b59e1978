import type { Plugin } from 'vite';
import { BORDERS_FILE, drawFederation } from './federation-drawing.ts';

const NAME = 'virtual:geography';
const RESOLVED = `\0${NAME}`;

/**
 * Serves `virtual:geography`: the borders turned into SVG paths while building, so that neither the projection code nor
 * the coordinates are sent to a browser. Works alike in dev, build and tests.
 */
export function geography(): Plugin {
  return {
    name: 'geography',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      this.addWatchFile(BORDERS_FILE);
      const { viewBox, cantons, federation, context } = drawFederation();
      return Object.entries({ VIEW_BOX: viewBox, CANTONS: cantons, FEDERATION: federation, CONTEXT: context })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
