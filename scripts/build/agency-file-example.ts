import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A made-up agency's file for demonstrations; production serves `public/agency.json`. */
const AGENCY_FILE_EXAMPLE = 'mocks/agency-file/agency.json';

/** Makes the development server answer with the example of the agency's file. */
export function agencyFileExample(base: string): Plugin {
  return {
    name: 'agency-file-example',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base.replace(/\/+$/, '')}/agency.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(readFileSync(AGENCY_FILE_EXAMPLE));
      });
    },
  };
}
