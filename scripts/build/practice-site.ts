import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { banner, hasBanner } from '../../practice/banner.ts';
import { AGENCY_FOLDER } from '../../practice/bases.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The entry of the practice site, in place of `src/main.tsx`. */
export const PRACTICE_ENTRY = 'practice/main.ts';

/** Saves files in place of `file-saver`. */
const SAVE_FILE = resolve('practice/save-file.ts');

/** Lets a browser that ignores the headers of the host send nothing to another one. */
const POLICY = "connect-src 'self'; form-action 'self'; frame-src 'none'; img-src 'self' data: blob:; media-src 'self'";

/** Addresses of an environment that lead out of the practice site, each with the name of its variable. */
export function foreignAddresses(environment: Environment): string[] {
  const own = (environment['VITE_BASE_PATH'] || '/') + AGENCY_FOLDER;
  return Object.entries(environment)
    .filter(([name, value]) => name.endsWith('_URL') && value?.trim() && !value.startsWith(own))
    .map(([name, value]) => `${name} is '${value}'`);
}

/** Why a document must not be published as practice; null when it may. */
export function documentProblem(html: string): string | null {
  if (!hasBanner(html)) return 'has no banner';
  return html.includes(POLICY) || !html.includes('id="root"') ? null : 'may send to another host';
}

/** Stops the build of a site in which a document must not be published as practice, and names it. */
export function refuseOtherSite(folder: string): void {
  const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const problem = documentProblem(readFileSync(join(folder, file), 'utf8'));
      return problem ? [`${file} ${problem}`] : [];
    });
  if (problems.length) throw new Error(`This is no practice site:\n  ${problems.join('\n  ')}`);
}

/** The practice site (`vite build --mode practice`): its own entry and banner in every document, and the data files in its bundle. */
export function practiceSite(environment: Environment): Plugin {
  return {
    name: 'portal:practice-site',
    config: () => ({
      resolve: {
        alias: {
          '#mocks/read-text.ts': resolve('practice/read-text.ts'),
          'csv-parse/sync': 'csv-parse/browser/esm/sync',
        },
      },
    }),
    // All files are saved by this package, so that one module marks them as practice.
    resolveId: {
      order: 'pre',
      handler: (source, importer) => (source === 'file-saver' && importer !== SAVE_FILE ? SAVE_FILE : null),
    },
    configResolved() {
      const foreign = foreignAddresses(environment);
      if (foreign.length)
        throw new Error(
          `A practice site has no address of another host:\n  ${foreign.join('\n  ')}\nSee .env.practice.`,
        );
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('/src/main.tsx', `/${PRACTICE_ENTRY}`)
          .replace('content="#253746"', 'content="#542a5e"')
          .replace(
            '<!--page-head-->',
            `<meta name="robots" content="noindex" /><meta http-equiv="Content-Security-Policy" content="${POLICY}" /><!--page-head-->`,
          )
          .replace('<body>', `<body>${banner(environment['VITE_BASE_PATH'] || '/')}`),
    },
  };
}
