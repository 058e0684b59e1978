import { beforeAll, describe, expect, test } from 'vitest';
import { ANY_PARAMETER } from '#app/any-parameter.ts';
import { renderPage } from '#app/entry-server.tsx';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { documentTable, type DocumentEntry } from '../../scripts/build/document-table.ts';

type Rendered = DocumentEntry & Awaited<ReturnType<typeof renderPage>>;

describe('the documents', () => {
  const documents: Rendered[] = [];
  beforeAll(async () => {
    for (const entry of documentTable())
      documents.push({
        ...entry,
        ...(await renderPage(entry.name, entry.lang, entry.path.replace(/:\w+/g, ANY_PARAMETER))),
      });
  });
  const count = (text: string, part: RegExp) => [...text.matchAll(new RegExp(part, 'g'))].length;

  test('have one title with the name of the agency, one description and a preview each', () => {
    for (const { file, head, lang } of documents) {
      const agency = { bs: 'Finansijsko-informatička', hr: 'Financijsko-informatička', en: 'Financial-information' }[
        lang
      ];
      expect(head, file).toMatch(new RegExp(`<title>(?:[^<]+ – )?${agency} `, 'i'));
      for (const tag of [
        /<title>/,
        /<meta name="description" content="[^"]/,
        /property="og:title"/,
        /property="og:image"/,
      ])
        expect(count(head, tag), `${file} ${tag}`).toBe(1);
    }
  });

  test('have header, content and footer, and nothing of the head within', () => {
    for (const { file, markup } of documents) {
      for (const landmark of [/<header\b/, /<main\b/, /<footer\b/]) expect(count(markup, landmark), file).toBe(1);
      expect(markup, file).not.toMatch(/<(?:title|meta|link)\b/);
    }
  });

  test('have the heading of their page, unless it is that of an item which only the browser knows', () => {
    const withHeading = documents.filter(({ markup }) => count(markup, /<h1\b/) === 1);
    const without = new Set(documents.filter((one) => !withHeading.includes(one)).map(({ name }) => name));
    expect([...without].toSorted()).toEqual([
      'content',
      'contentList',
      'entityProfile',
      'menuDetails',
      'newsContent',
      'notFound',
      'publicEntityProfile',
    ]);
  });

  test('name their own address and those of the other languages where they have one address', () => {
    for (const { file, head, path, isExact, lang, name } of documents) {
      expect(count(head, /rel="canonical"/), file).toBe(isExact ? 1 : 0);
      if (!isExact) continue;
      expect(head, file).toContain(`<link rel="canonical" href="${path}"/>`);
      for (const other of LANGUAGES.filter((one) => one !== lang)) {
        const its = documents.find((one) => one.name === name && one.lang === other);
        expect(head, file).toContain(`hrefLang="${other}" href="${its?.path}"`);
      }
    }
  });

  test('are hidden from search engines where not everyone may open them, and where there is no page', () => {
    for (const { file, head, isIndexed } of documents)
      expect(count(head, /name="robots" content="noindex"/), file).toBe(isIndexed ? 0 : 1);
  });

  test('have structured data with title and address where search engines may list them', () => {
    const [news] = documents.filter(({ name, lang }) => name === 'news' && lang === 'en');
    expect(JSON.stringify(news?.facts)).toContain('"name":"News","item":"/en/all-news"');
    for (const { file, facts, isPublic } of documents) expect(facts !== null, file).toBe(isPublic);
  });

  test('bring the texts of their language', () => {
    const agencyOf = (lang: string) => documents.find((one) => one.lang === lang)?.texts['layout']?.['agency'];
    expect(LANGUAGES.map(agencyOf)).toEqual([
      'Finansijsko-informatička agencija',
      'Financijsko-informatička agencija',
      'Financial-Information Agency',
    ]);
  });
});
