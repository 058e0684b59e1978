import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rollup } from 'vite';
import { filesOf, routeFilesOf } from './route-files.ts';
import { boot, shellMarkup, type BootFacts, type ShellTexts } from '../../src/app/shell/shell.ts';

const LANGUAGES = ['bs', 'hr', 'en'] as const;
const START = 'src/app/start.tsx';
const HOME = 'src/features/portal/home/HomePage.tsx';
const LAYOUT_TEXTS = ['src/app/layout/texts', 'src/shared/ui/texts'];
const HOME_TEXTS = ['src/features/portal/home/texts'];

type Chunks = readonly Rollup.OutputChunk[];

const chunksOf = (bundle: Rollup.OutputBundle) =>
  Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');

/** Writes the static shell, the inlined first styles and the boot script into index.html (architecture, Budgets). */
export function staticShell(environment: Record<string, string | undefined>): Plugin {
  let base = '/';
  let isBuild = false;
  const routeFiles: Record<string, string> = {};
  return {
    name: 'portal:static-shell',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const frame = [...filesOf(chunks, [START])].map((file) => base + file);
        const { all } = preloads(chunks, base);
        for (const lang of LANGUAGES) {
          const source = JSON.stringify(
            await routeFilesOf(chunks, base, lang, new Set([...frame, ...(all[lang] ?? [])])),
          );
          const reference = this.emitFile({ type: 'asset', name: `route-files-${lang}.json`, source });
          routeFiles[lang] = base + this.getFileName(reference);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const assets = Object.values(bundle ?? {});
        const facts: BootFacts = {
          base,
          contentUrl: `${(environment['VITE_MAIN_API_URL'] ?? '').replace(/\/+$/, '')}/ContentTranslations/PublishedContent`,
          clientId: environment['VITE_CLIENT_ID'] ?? '',
          texts: Object.fromEntries(
            LANGUAGES.map((lang) => [lang, shellTexts(lang, environment['VITE_REGISTERS_ACCESS'])]),
          ),
          preload: bundle ? preloads(chunksOf(bundle), base) : { all: {}, home: {} },
          routeFiles,
        };
        const source = `(${boot.toString()})(${JSON.stringify(facts)})`;
        const script = (isBuild ? minifySync('boot.js', source).code.trim() : source).replaceAll('</', String.raw`<\/`);
        const page = isBuild ? inlineStyles(html, assets, base) : html;
        return page
          .replace('<!--shell-->', () => shellMarkup(base))
          .replace('<noscript>', () => `<script>${script}</script>\n    <noscript>`);
      },
    },
  };
}

function shellTexts(lang: string, access: string | undefined): ShellTexts {
  const read = (folder: string) => JSON.parse(readFileSync(`${folder}/${lang}.json`, 'utf8')) as Record<string, never>;
  const frame = read(LAYOUT_TEXTS[0] ?? '') as unknown as {
    agency: string;
    federation: string;
    logIn: string;
    menu: string;
    searchSite: string;
  };
  const home = read(HOME_TEXTS[0] ?? '') as unknown as {
    hero: Record<'label' | 'placeholder' | 'submit' | 'hint' | 'signIn' | 'allRegisters', string> & {
      phrases: string[];
    };
  };
  const ui = read(LAYOUT_TEXTS[1] ?? '') as unknown as { loading: string };
  return {
    agency: frame.agency,
    federation: frame.federation,
    logIn: frame.logIn,
    menu: frame.menu,
    searchSite: frame.searchSite,
    phrase: home.hero.phrases[0] ?? '',
    findEntity: home.hero.label,
    placeholder: home.hero.placeholder,
    searchRegister: home.hero.submit,
    hint: access === 'public' ? home.hero.hint : `${home.hero.hint} ${home.hero.signIn}`,
    allRegisters: home.hero.allRegisters,
    loading: ui.loading,
  };
}

/** What every page fetches (the app, its texts) and what home fetches besides, with all that these import. */
function preloads(chunks: Chunks, base: string): BootFacts['preload'] {
  const per = (endings: (lang: string) => string[], without: ReadonlySet<string>) =>
    Object.fromEntries(
      LANGUAGES.map((lang) => [
        lang,
        [...filesOf(chunks, endings(lang))].filter((file) => !without.has(file)).map((file) => base + file),
      ]),
    );
  const texts = (folders: string[], lang: string) => folders.map((folder) => `${folder}/${lang}.json`);
  const frame = filesOf(chunks, [START]);
  return {
    // The styles of the frame are in the page itself.
    all: per(
      (lang) => [START, ...texts(LAYOUT_TEXTS, lang)],
      new Set([...frame].filter((file) => file.endsWith('.css'))),
    ),
    home: per((lang) => [HOME, ...texts(HOME_TEXTS, lang)], frame),
  };
}

/** The order of the layers, before any sheet that fills one: a shared chunk may come before the entry's own sheet. */
const layerOrder = () =>
  readFileSync('src/shared/styles/layers.css', 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .trim();

/** The entry's own sheets go into the page: they are small and the first paint waits for them. */
function inlineStyles(
  html: string,
  assets: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[],
  base: string,
): string {
  let order = layerOrder();
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (tag, href: string) => {
    const asset = assets.find((file) => file.type === 'asset' && base + file.fileName === href);
    if (asset?.type !== 'asset') return tag;
    const styles = order + String(asset.source).trim();
    order = '';
    // The disabled link is never fetched; it tells the module loader that the sheet is there.
    return `<style>${styles}</style><link rel="stylesheet" href="${href}" disabled>`;
  });
}
