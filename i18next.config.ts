import { globSync } from 'node:fs';
import { defineConfig } from 'i18next-cli';

/** A namespace is the folder above `texts/`, wherever it is. */
const folderOf = (namespace: string) => globSync(`src/**/${namespace}/texts`)[0] ?? `src/${namespace}/texts`;

/**
 * Texts written in the code are errors (`lint`); `types` writes the type of every text by the path of its file. `status` guesses
 * keys that the code composes in the wrong file: `tests/texts.test.ts` compares the languages, and `npm run check` runs it.
 */
export default defineConfig({
  locales: ['bs', 'hr', 'en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: (language, namespace = 'layout') => `${folderOf(namespace)}/${language}.json`,
    defaultNS: 'layout',
  },
  types: {
    input: 'src/**/texts/bs.json',
    basePath: 'src',
    output: 'src/i18next.d.ts',
    resourcesFile: 'src/texts.d.ts',
  },
});
