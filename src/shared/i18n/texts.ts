import i18next, { type BackendModule, type i18n } from 'i18next';
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

function backend(files: TextFiles): BackendModule {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [keyOf(file), load]));
  return {
    type: 'backend',
    init: () => {},
    read: (lang, namespace, done) => {
      const load = loaders.get(`${namespace}|${lang}`);
      if (!load) return done(new Error(`No texts '${namespace}' in '${lang}'`), null);
      load().then(
        (file) => done(null, file.default as never),
        (error: unknown) => done(error as Error, null),
      );
    },
  };
}

/** Starts i18next with the portal's text files, each loaded when first asked for. */
export async function startTexts(files: TextFiles, lang: Lang, namespaces: string[]): Promise<i18n> {
  await i18next
    .use(backend(files))
    .use(initReactI18next)
    .init({
      lng: lang,
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      ns: namespaces,
      defaultNS: namespaces[0] ?? 'frame',
      interpolation: { escapeValue: false },
      returnNull: false,
      initAsync: true,
      react: { useSuspense: true, transKeepBasicHtmlNodesFor: [] },
    });
  return i18next;
}

/** Loads namespaces for a language before they are asked for. */
export function loadTexts(namespaces: readonly string[]): Promise<void> {
  return i18next.loadNamespaces([...namespaces]);
}
