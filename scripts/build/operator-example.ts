import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A made-up operator's file for demonstrations; production serves `public/agency.json`. */
export const OPERATOR_EXAMPLE = 'mocks/operator/agency.json';

/** The development server answers with the example of the operator's file. */
export function operatorExample(base: string): Plugin {
  return {
    name: 'operator-example',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base.replace(/\/+$/, '')}/agency.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(readFileSync(OPERATOR_EXAMPLE));
      });
    },
  };
}
