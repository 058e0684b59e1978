import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getResponse } from 'msw';
import { build, resolveConfig, type Rolldown } from 'vite';
import { agencyHandlers } from '../mocks/handlers.ts';
import { iconSvg, portraitSvg } from '../mocks/identity-app/pictures.ts';
import { APPLICATIONS } from '../mocks/session/applications.ts';
import { DEMO_USERS } from '../mocks/session/users.ts';
import { AGENCY_FOLDER, practiceBases } from '../practice/bases.ts';
import { documentOfPage, PAGES } from '../practice/identity-pages.ts';
import { publishedContentCall } from '../src/domain/content/content.calls.ts';
import informationDocuments from '../src/features/portal/information/information-documents.json' with { type: 'json' };
import templateDocuments from '../src/features/report-tools/templates/template-documents.json' with { type: 'json' };
import { documentTable } from './build/document-table.ts';
import { refuseOtherSite } from './build/practice-site.ts';
import { pathPattern } from './headers-file.ts';

/**
 * Last step of `npm run build:practice`: writes what the agency's other hosts serve (pages of the identity application, pictures
 * and documents) and the service worker, and refuses a document without the banner.
 */

/** Stands for the origin of the site, which is not known. */
const ORIGIN = 'https://practice.invalid';
/** Documents named by pages, not by data. */
const NAMED = ['uputstvo-za-racunovodje.pdf', 'uputstvo-za-racunovodje-2022.pdf', 'sifarnik-djelatnosti.pdf'];

const config = await resolveConfig({ mode: 'practice' }, 'build', 'practice', 'production');
const { base, env } = config;
const { outDir } = config.build;
const at = practiceBases(env, ORIGIN);
const handlers = agencyHandlers(at);

function write(path: string, content: string | Uint8Array): void {
  const file = join(outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  getResponse(handlers, new Request(url, { headers: { ClientId: String(env['VITE_CLIENT_ID']), ...headers } }));

/** The addresses of files in an answer of the agency. */
async function filesIn(url: string, lang: string): Promise<string[]> {
  const answer = await ask(url, { 'accept-language': lang, Language: lang });
  if (!answer?.ok) throw new Error(`The agency does not answer ${url}.`);
  return (await answer.text()).match(/https:\/\/practice\.invalid[^"'\\\s)<>]*\/files\/[^"'\\\s)<>]+/g) ?? [];
}

/** Pictures and documents are also opened in new tabs, which no page of the portal answers. */
async function writeFiles(): Promise<void> {
  const ofContent = await Promise.all(
    ['bs', 'hr', 'en'].map((lang) => filesIn(`${at.main}/${publishedContentCall.path}`, lang)),
  );
  const names = [informationDocuments, templateDocuments].flatMap(
    (table) => JSON.stringify(table).match(/[^"]+\.\w{3,4}(?=")/g) ?? [],
  );
  const documents = [...NAMED, ...names].map((name) => `${at.main}/documents-files/${encodeURIComponent(name)}`);
  for (const url of new Set([...ofContent.flat(), ...documents])) {
    const answer = await ask(url);
    if (!answer?.ok) throw new Error(`The agency has no file ${url}.`);
    write(decodeURIComponent(new URL(url).pathname).slice(base.length), new Uint8Array(await answer.arrayBuffer()));
  }
}

/** A script of its own, besides those of the portal. */
async function scriptOf(input: string, format: 'es' | 'iife', define: Record<string, string> = {}): Promise<string> {
  const rolldownOptions = { input, output: { format } };
  const options = { write: false, target: config.build.target, rolldownOptions };
  const result = await build({ configFile: false, logLevel: 'warn', define, build: options });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

/** The site's service worker: addresses of documents, then MSW, unchanged. */
async function serviceWorker(): Promise<string> {
  const documents = documentTable().flatMap(({ file, addresses }) =>
    addresses.flatMap((address) => [address, `${address}@`].map((path) => [pathPattern(path).source, file])),
  );
  const DOCUMENTS = JSON.stringify([['^/@?$', 'index.html'], ...documents]);
  const navigation = await scriptOf('practice/navigation.ts', 'iife', { DOCUMENTS });
  return `${navigation}\n${readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8')}`;
}

const style = readFileSync('practice/practice.css', 'utf8');
for (const [path, page] of Object.entries(PAGES))
  write(`${AGENCY_FOLDER}${path}/index.html`, await documentOfPage(page, base, style));
write(`${AGENCY_FOLDER}page.js`, await scriptOf('practice/page.ts', 'es'));
for (const { icon } of APPLICATIONS) write(`${AGENCY_FOLDER}identity-app/icons/${icon}.svg`, iconSvg(icon) ?? '');
for (const user of Object.keys(DEMO_USERS)) {
  const portrait = portraitSvg(user);
  if (portrait) write(`${AGENCY_FOLDER}identity-app/photo/${user}.svg`, portrait);
}
await writeFiles();
// For hosts that open an address only as a folder.
for (const { file, isExact } of documentTable())
  if (isExact) write(file.replace(/\.html$/, '/index.html'), readFileSync(join(outDir, file)));
write('practice.worker.js', await serviceWorker());
// Some hosts leave out folders and files with an underscore or a dot.
write('.nojekyll', '');

refuseOtherSite(outDir);
process.exit();
