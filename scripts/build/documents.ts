import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type Rollup } from 'vite';
import type { DocumentRequest } from '../../src/app/document/render-document.tsx';
import type { DocumentFiles } from '../../src/app/document/Document.tsx';
import { boot } from '../../src/app/boot.ts';
import { TEXT_FILE, TEXT_FONT } from '../../src/app/document/text-font.ts';
import { documentTable, nginxMaps, redirectRules } from './document-table.ts';
import { geography } from './geography.ts';
import { filesOf, pageFiles } from './route-files.ts';

const MAIN = 'src/main.tsx';
const START = 'src/app/start.tsx';
const RENDERER = 'src/app/document/render-document.tsx';
const OUT = 'node_modules/.cache/portal-documents';

type Environment = Record<string, string | undefined>;
type Chunks = readonly Rollup.OutputChunk[];

const bootScript = (base: string) => {
  const values = [base, TEXT_FONT, TEXT_FILE].map((value) => JSON.stringify(value)).join();
  return minifySync('boot.js', `(${boot.toString()})(${values})`).code.trim();
};

/**
 * Renders a document for every route and language from the components themselves, and writes the rules by which hosts serve
 * them (architecture, Loading). The index.html that the bundler starts with is replaced by the Bosnian home page.
 */
export function documents(environment: Environment): Plugin {
  let base = '/';
  let mode = 'production';
  let home = '';
  return {
    name: 'portal:documents',
    configResolved(config) {
      base = config.base;
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle ? home : html.replace('<title>', () => `<script>${bootScript(base)}</script>\n    <title>`),
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
        const pageOf = await pageFiles();
        const place = { base, origin: (environment['SITE_ORIGIN'] ?? '').replace(/\/+$/, '') };
        const common = commonFiles(chunks, bundle, base);
        const table = documentTable();
        const sources = await rendered(
          await builtRenderer(base, mode),
          table.map(({ name, lang, path, isPublic, isIndexed, isExact }) => ({
            name,
            lang,
            path: path.replace(/:\w+/g, '1'),
            place: { ...place, isPublic, isIndexed, isExact },
            files: withOwn(chunks, bundle, base, pageOf(name === 'unknown' ? 'notFound' : name), common),
          })),
        );
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        for (const [at, { name, lang, file }] of table.entries()) {
          const source = sources[at] ?? '';
          write(file, source);
          if (name === 'home' && lang === 'bs') home = source;
          if (name === 'unknown' && lang === 'bs') write('404.html', source);
        }
        write('_redirects', redirectRules(base));
        write('nginx-documents.conf', nginxMaps(base));
      },
    },
  };
}

/** The portal's components as a Node module, built from the same sources and environment. */
async function builtRenderer(base: string, mode: string): Promise<string> {
  await build({
    configFile: false,
    base,
    mode,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), geography()],
    // A CommonJS package whose named exports Node cannot import.
    ssr: { noExternal: ['file-saver'] },
    build: { ssr: RENDERER, outDir: OUT, emptyOutDir: true, minify: false },
  });
  return pathToFileURL(resolve(OUT, 'render-document.js')).href;
}

/** Renders the documents in a worker thread, which ends open handles of the components (a channel, a timer) when it ends. */
function rendered(href: string, requests: readonly DocumentRequest[]): Promise<string[]> {
  return new Promise((resolveSources, reject) => {
    const worker = new Worker(new URL('render-documents.ts', import.meta.url), {
      workerData: { renderer: href, requests },
    });
    worker.once('message', (sources: string[]) => {
      resolveSources(sources);
      void worker.terminate();
    });
    worker.once('error', reject);
  });
}

type CommonFiles = Pick<DocumentFiles, 'styles' | 'inlined' | 'entry' | 'boot' | 'icon' | 'picture'>;

/** What all documents share: the rules of the frame, the entry, the inline script. */
function commonFiles(chunks: Chunks, bundle: Rollup.OutputBundle, base: string): CommonFiles {
  const inlined = [...filesOf(chunks, [MAIN, START])].filter((file) => file.endsWith('.css'));
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(MAIN)));
  if (!entry) throw new Error('The build has no entry.');
  return {
    styles: layerOrder() + rulesOf(bundle, inlined),
    inlined: inlined.map((file) => base + file),
    entry: base + entry.fileName,
    boot: bootScript(base),
    icon: `${base}icon.svg`,
    picture: `${base}share.png`,
  };
}

const rulesOf = (bundle: Rollup.OutputBundle, sheets: readonly string[]) =>
  sheets
    .map((file) => {
      const sheet = bundle[file];
      return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
    })
    .join('');

/** Adds the files a page needs before it can render, scripts of frame and page, and the rules of its own sheets. */
function withOwn(
  chunks: Chunks,
  bundle: Rollup.OutputBundle,
  base: string,
  page: string,
  common: CommonFiles,
): DocumentFiles {
  const files = [...filesOf(chunks, [START, page])];
  const sheets = files.filter((file) => file.endsWith('.css') && !common.inlined.includes(base + file));
  const stylesheets = sheets.map((file) => base + file);
  return {
    ...common,
    modules: files.map((file) => base + file).filter((file) => file.endsWith('.js') && file !== common.entry),
    pageRules: rulesOf(bundle, sheets),
    inlined: [...common.inlined, ...stylesheets],
    stylesheets,
  };
}

/** The order of the layers, before any sheet that uses one, because a shared chunk may come before the entry's own sheet. */
const layerOrder = () =>
  readFileSync('src/shared/styles/layers.css', 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .trim();
