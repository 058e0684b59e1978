import { defineConfig } from 'i18next-cli';

/**
 * For `i18next-cli lint`: texts must not be written in the code (docs/glossary.md); and for `i18next-cli types`, which writes
 * the type of every text by the path of its file.
 */
export default defineConfig({
  locales: ['bs', 'hr', 'en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: 'src/{{namespace}}/texts/{{language}}.json',
    defaultNS: 'layout',
  },
  types: {
    input: 'src/**/texts/bs.json',
    basePath: 'src',
    output: 'src/i18next.d.ts',
    resourcesFile: 'src/texts.d.ts',
  },
});
