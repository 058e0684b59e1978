import {
  type BackendModule,
  createInstance,
  type FormatterModule,
  type i18n,
  type Namespace,
  type ParseKeys,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { onceLoaded } from '#shared/timing/once.ts';
import { LANGUAGES, type Lang } from './languages.ts';

type TextFile = { default: Record<string, unknown> };
/** Loaders of text files by path, as `import.meta.glob` gives them; the namespace is the folder above `texts/`. */
export type TextFiles = Record<string, () => Promise<TextFile>>;

/** `…/entity-search/texts/hr.json` → `entity-search|hr`. */
function keyOf(file: string): string | null {
  const match = /([^/]+)\/texts\/(\w+)\.json$/.exec(file);
  return match ? `${match[1]}|${match[2]}` : null;
}

/** Texts by namespace. */
export type Texts = Record<string, Record<string, unknown>>;

/** The texts of one portal in the languages loaded so far. */
export type PortalTexts = {
  i18n: i18n;
  /**
   * Starts with a language. `given` are texts of the language that are there already, such as those embedded in a document.
   * Rejects when texts of the namespaces cannot be loaded.
   */
  start: (lang: Lang, namespaces: readonly string[], given?: Texts) => Promise<void>;
  /**
   * Loads namespaces for a language, the current one by default, before they are used. Rejects when one cannot be loaded, and
   * tries again the next time: i18next itself would continue silently, and the page would show keys instead of texts (faults
   * D11, G01).
   */
  load: (namespaces: readonly string[], lang?: string) => Promise<void>;
  /** Loads everything the page shows in a language, before switching to it. Rejects as `load` does. */
  loadLanguage: (lang: Lang) => Promise<void>;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    texts: PortalTexts;
  }
}

/** The texts of one portal. `files` lists the text files; it is called with the first request for one of them. */
export function createTexts(files: () => Promise<TextFiles>, formatter: FormatterModule): PortalTexts {
  const i18n = createInstance();
  const listed = onceLoaded(
    async () => new Map(Object.entries(await files()).map(([file, loader]) => [keyOf(file), loader])),
  );

  async function read(lang: string, namespace: string): Promise<Record<string, unknown>> {
    const loader = (await listed()).get(`${namespace}|${lang}`);
    if (!loader) throw new Error(`No texts '${namespace}' in '${lang}'`);
    return (await loader()).default;
  }

  /** Loads texts that a component requests while rendering; those of pages and languages are loaded by `load`. */
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (lang, namespace, done) => {
      read(lang, namespace).then(
        (texts) => done(null, texts as never),
        (error: unknown) => done(error as Error, null),
      );
    },
  };

  async function load(namespaces: readonly string[], lang: string = i18n.language): Promise<void> {
    const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(lang, namespace));
    await Promise.all(
      missing.map(async (namespace) => {
        i18n.addResourceBundle(lang, namespace, await read(lang, namespace));
      }),
    );
    // Registers them, so that they are loaded with every other language as well.
    await i18n.loadNamespaces([...namespaces]);
  }

  return {
    i18n,
    load,
    loadLanguage: (lang) => load([i18n.options.ns ?? []].flat(), lang),
    async start(lang, namespaces, given = {}) {
      await i18n
        .use(backend)
        .use(formatter)
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
      await load(namespaces, lang);
    },
  };
}

/**
 * The keys below a group of a namespace: `KeyUnder<'templates', 'errors'>` are the keys allowed after `errors.`. For keys that
 * are data (an id, a schema's message); the code that creates the data ensures that each has a text.
 */
export type KeyUnder<Space extends Namespace, Group extends string> =
  ParseKeys<Space> extends infer Key ? (Key extends `${Group}.${infer Rest}` ? Rest : never) : never;
