import { defineConfig } from 'i18next-cli';

/** For `i18next-cli lint`: texts must not be written in the code (docs/glossary.md). */
export default defineConfig({
  locales: ['bs', 'hr', 'en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: 'src/{{namespace}}/texts/{{language}}.json',
    defaultNS: 'layout',
  },
});
