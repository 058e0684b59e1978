import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, resolveConfig, type Manifest, type ManifestChunk, type Rolldown } from 'vite';
import { ANY_PARAMETER } from '../src/app/any-parameter.ts';
import type * as Server from '../src/app/entry-server.tsx';
import type { Lang } from '../src/shared/i18n/languages.ts';
import { buildEnvironment } from './build/build-environment.ts';
import { compressFiles } from './build/compress-files.ts';
import { documentTable, type DocumentEntry } from './build/document-table.ts';
import { documentPolicy } from './build/security-headers.ts';
import { siteFiles } from './build/site-files.ts';
import { buildVersion } from './build/version.ts';

/**
 * Third step of `npm run build`, after the build for browsers and the one for Node: writes a document for every route and
 * language from `index.html` and the rendered components (architecture, Loading), and what hosts need beside them.
 */

/** Shown instead of the page when scripts are off. */
const NEEDS_SCRIPT: Record<Lang, string> = {
  bs: 'Za ovaj portal potreban je JavaScript.',
  hr: 'Za ovaj je portal potreban JavaScript.',
  en: 'This portal needs JavaScript.',
};

const { mode } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } }).values;
const config = await resolveConfig({ mode }, 'build', mode, 'production');
const { base } = config;
const { outDir } = config.build;
const environment = buildEnvironment(mode, config.envDir || config.root);

const { renderPage, PAGES } = (await import(
  pathToFileURL(resolve('node_modules/.cache/portal-server', 'entry-server.js')).href
)) as typeof Server;
const built = readFileSync(join(outDir, 'index.html'), 'utf8');
/** The sheets of the entry, which come first: they declare the order of the layers. */
const SHEET = new RegExp(`<link rel="stylesheet"[^>]* href="${base}([^"]*)">`, 'g');
const entrySheets = [...built.matchAll(SHEET)].map(([, file = '']) => file);
const template = built.replaceAll(SHEET, '').replaceAll(/\n\s*/g, '\n');
const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
const boot = await bootScript();
const version = `<meta name="version" content="${buildVersion()}">`;

const documents = new Map<string, string>();
for (const entry of documentTable()) documents.set(entry.file, await documentOf(entry));
documents.set('index.html', documents.get('bs.html') ?? '');
documents.set('404.html', documents.get('bs/404.html') ?? '');
const workers = readdirSync(join(outDir, 'assets')).filter((file) => /\.worker-[^.]+\.js$/.test(file));
const files = {
  ...Object.fromEntries(documents),
  ...siteFiles(environment, {
    base,
    inlineScript: boot,
    workers: workers.map((file) => `assets/${file}`),
    builtAt: new Date(),
  }),
};
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(outDir, file)), { recursive: true });
  writeFileSync(join(outDir, file), content);
}
await compressFiles(outDir);
// The components may have left something open: a channel, a timer.
process.exit();

/** The script that every document has inline, before all others. */
async function bootScript(): Promise<string> {
  const rolldownOptions = { input: 'src/boot.ts', output: { format: 'iife' as const } };
  // Older than the supported browsers, because it informs older ones that they are not supported.
  const target = 'es2015';
  const options = { write: false, target, rolldownOptions };
  const result = await build({ base, configFile: false, logLevel: 'warn', build: options });
  const [script] = (result as Rolldown.RolldownOutput).output;
  return script.code.trim();
}

/** The document of a route in a language. */
async function documentOf({ name, lang, path, isExact }: DocumentEntry): Promise<string> {
  const { head, markup, facts, texts } = await renderPage(name, lang, path.replace(/:\w+/g, ANY_PARAMETER));
  const parts: Record<string, string> = {
    '<html lang="bs">': `<html lang="${lang}">`,
    '<!--page-head-->': `${version}${head}${facts ? dataBlock('application/ld+json', facts) : ''}`,
    '</head>': `${filesOf(pageModuleOf(name))}</head>`,
    '<!--page-name-->': isExact ? `${lang}/${name}` : '',
    '<!--page-markup-->': markup,
    '<!--page-needs-script-->': NEEDS_SCRIPT[lang],
    '<!--page-texts-->': dataBlock('application/json', texts, ` id="page-texts" data-lang="${lang}"`),
  };
  return Object.entries(parts).reduce((html, [place, part]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => part);
  }, template);
}

/** JSON in a document; '</' is escaped so that a text cannot close the element. */
function dataBlock(type: string, data: object, attributes = ''): string {
  const json = JSON.stringify(data).replaceAll('</', String.raw`<\/`);
  return `<script type="${type}"${attributes}>${json}</script>`;
}

/** The module of a page, as it is named in the manifest. */
function pageModuleOf(name: DocumentEntry['name']): string {
  return `src/features/${PAGES[name].page}.tsx`;
}

/** All that a page needs before it can render, in the order of the imports: its rules inline, and links to its files. */
function filesOf(pageModule: string): string {
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === 'frame') ?? 'frame';
  const seen = new Set<string>();
  const needed: ManifestChunk[] = [];
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file of '${key}'.`);
    chunk.imports?.forEach(add);
    needed.push(chunk);
  };
  add(frame);
  add(pageModule);
  const sheets = [...new Set([...entrySheets, ...needed.flatMap(({ css = [] }) => css)])];
  const rules = sheets.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
  const scripts = needed.map(({ file }) => base + file).filter((file) => !template.includes(`"${file}"`));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(rules)}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    // After the links, or the files would wait for it, and it waits for the browser's storage.
    `<script>${boot}</script>`,
    `<style>${rules}</style>`,
    // For the loader of modules, which fetches a sheet that no link names. The browser does not fetch a disabled one: its rules
    // are above.
    ...sheets.map((file) => `<link rel="stylesheet" disabled crossorigin href="${base}${file}">`),
  ].join('');
}
