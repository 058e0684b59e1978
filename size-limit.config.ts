import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';

/** Budgets of docs/architecture.md in kB. An update of a library may add this share before a check fails. */
const SLACK = 1.03;
const MEAN = 221;
// With the helpers of the bundler, a file of 0.4 kB.
const MOST_FILES = 11;
const limit = (kilobytes: number) => `${Math.round(kilobytes * 1000 * SLACK)} B`;

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
  string,
  { file: string; name?: string }
>;
/** The renderer, which the entry imports and no document names. */
const renderer = Object.values(manifest).find(({ name }) => name === 'renderer');
if (!renderer) throw new Error('The build has no file that renders the portal.');

/** A file as it is served: compressed, where that makes it smaller. */
const served = (file: string) => (existsSync(`dist/${file}.br`) ? `dist/${file}.br` : `dist/${file}`);

/** The documents of one language with the scripts of their first render: those a document names, and the renderer. */
const pages = globSync('dist/{bs.html,bs/**/*.html,pages/bs/*.html}').map((document) => {
  const named = readFileSync(document, 'utf8').match(/(?<=[/"])assets\/[^"]+\.js(?=")/g) ?? [];
  const files = [...new Set([...named, renderer.file])].map(served);
  return { document, files, size: files.reduce((sum, file) => sum + statSync(file).size, 0) };
});

function filesOf(...documents: string[]): string[] {
  const wanted = documents.map((name) => {
    const page = pages.find(({ document }) => document === `dist/${name}.html`);
    if (!page) throw new Error(`The build has no document ${name}.html.`);
    return page.files;
  });
  return [...new Set(wanted.flat())];
}

// size-limit compares sums of files; the mean and the number of files are compared here.
const mean = pages.reduce((sum, { size }) => sum + size, 0) / pages.length / 1000;
const mostFiles = Math.max(...pages.map(({ files }) => files.length));
const [largest] = pages.toSorted((one, other) => other.size - one.size);
const summary = `${pages.length} pages, ${mean.toFixed(1)} kB on average (limit ${MEAN}), at most ${mostFiles} files (limit ${MOST_FILES})`;
if (mean > MEAN * SLACK || mostFiles > MOST_FILES) throw new Error(summary);
console.warn(summary);

const checks: SizeLimitConfig = [
  { name: 'Home, to its first render', path: filesOf('bs'), limit: limit(189) },
  {
    name: 'Visit of home, register search and profile',
    path: filesOf('bs', 'bs/profil-pravnih-lica', 'pages/bs/entityProfile'),
    limit: limit(259),
  },
  { name: `Largest page: ${largest?.document}`, path: largest?.files ?? [], limit: limit(258) },
  { name: 'Text font', path: 'dist/fonts/*.woff2', limit: limit(24) },
];

export default checks.map((check) => ({ ...check, brotli: false }));
