import i18next, { type BackendModule, type i18n, type Namespace, type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Lang } from './languages.ts';

type TextFile = { default: Record<string, unknown> };
/** Loaders of text files by path, as `import.meta.glob` gives them; the namespace is the folder above `texts/`. */
export type TextFiles = Record<string, () => Promise<TextFile>>;

/** `…/entity-search/texts/hr.json` → `entity-search|hr`. */
function keyOf(file: string): string | null {
  const match = /([^/]+)\/texts\/(\w+)\.json$/.exec(file);
  return match ? `${match[1]}|${match[2]}` : null;
}

let loadFiles: () => Promise<TextFiles> = () => Promise.resolve({});
let loaders: ReadonlyMap<string | null, TextFiles[string]> | null = null;

async function load(lang: string, namespace: string): Promise<Record<string, unknown>> {
  loaders ??= new Map(Object.entries(await loadFiles()).map(([file, loader]) => [keyOf(file), loader]));
  const loader = loaders.get(`${namespace}|${lang}`);
  if (!loader) throw new Error(`No texts '${namespace}' in '${lang}'`);
  return (await loader()).default;
}

/** Loads texts that a component requests while rendering; those of pages and languages are loaded by `loadTexts`. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (lang, namespace, done) => {
    load(lang, namespace).then(
      (texts) => done(null, texts as never),
      (error: unknown) => done(error as Error, null),
    );
  },
};

/** Texts by namespace. */
export type Texts = Record<string, Record<string, unknown>>;

/**
 * Starts i18next with the portal's text files, which are listed and loaded on first request. `given` are texts of the language
 * that are there already, such as those embedded in a document. Rejects when those of the frame cannot be loaded.
 */
export async function startTexts(
  files: () => Promise<TextFiles>,
  lang: Lang,
  namespaces: string[],
  given: Texts = {},
): Promise<i18n> {
  loadFiles = files;
  loaders = null;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: lang,
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      // A copy, because i18next adds the namespaces loaded later.
      ns: [...namespaces],
      defaultNS: namespaces[0] ?? 'layout',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      initAsync: true,
      resources: { [lang]: given as Record<string, never> },
      partialBundledLanguages: true,
      react: { useSuspense: true, transKeepBasicHtmlNodesFor: [] },
    });
  await loadTexts(namespaces, lang);
  return i18next;
}

/**
 * Loads namespaces for a language before they are used. Rejects when one cannot be loaded, and tries again the next time:
 * i18next itself would continue silently, and the page would show keys instead of texts (faults D11, G01).
 */
export async function loadTexts(namespaces: readonly string[], lang: string = i18next.language): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(lang, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      i18next.addResourceBundle(lang, namespace, await load(lang, namespace));
    }),
  );
  // Registers them, so that they are loaded with every other language as well.
  await i18next.loadNamespaces([...namespaces]);
}

/** Loads everything the page shows in a language, before switching to it. Rejects as `loadTexts` does. */
export function loadLanguage(lang: Lang): Promise<void> {
  return loadTexts([i18next.options.ns ?? []].flat(), lang);
}

/**
 * The keys below a group of a namespace: `KeyUnder<'templates', 'errors'>` are the keys allowed after `errors.`. For keys that
 * are data (an id, a schema's message); the code that creates the data ensures that each has a text.
 */
export type KeyUnder<Space extends Namespace, Group extends string> =
  ParseKeys<Space> extends infer Key ? (Key extends `${Group}.${infer Rest}` ? Rest : never) : never;
