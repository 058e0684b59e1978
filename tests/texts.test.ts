import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXTS as PRACTICE_TEXTS } from '../practice/texts.ts';
import { FIGURE_CASES } from './features/entity-profile/profile-figure-cases.ts';
import { CASES } from './features/entity-profile/profile-sentence-cases.ts';

const LANGUAGES = ['bs', 'hr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Texts = ReadonlyMap<string, string>;

/** A word decided against, with how it is entered in the glossary. */
type Against = { language: Language; entry: string; pattern: RegExp };

/** The words decided against: the last column of the glossary's domain words, `bs hr \`upišite\`; en \`visiting hours\``. */
const AGAINST: Against[] = (/## Domain words\n([^]*?)\n## /.exec(readFileSync('docs/glossary.md', 'utf8'))?.[1] ?? '')
  .split('\n')
  .flatMap((row) => row.split('|')[3]?.split(';') ?? [])
  .flatMap((group) =>
    LANGUAGES.filter((language) =>
      group
        .replaceAll(/`.*?`/g, '')
        .split(/[\s,]+/)
        .includes(language),
    ).flatMap((language) =>
      [...group.matchAll(/`(.+?)`/g)].map(([, entry = '']) => ({ language, entry, pattern: patternOf(entry) })),
    ),
  );

/** `*` is any ending, `=` means the whole text, and what stands in brackets may follow. */
function patternOf(entry: string): RegExp {
  const [, whole, word = '', follows] = /^(=?)(.+?)(?:\((.+)\))?$/.exec(entry) ?? [];
  const words = word.replaceAll(/[.?+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\d]*`);
  if (whole) return new RegExp(`^${words}$`, 'iu');
  const start = /^\p{L}/u.test(word) ? String.raw`(?<!\p{L})` : '';
  const end = word.endsWith('*') ? '' : String.raw`(?!\p{L})`;
  return new RegExp(start + words + end + (follows ? `(?! ${follows})` : ''), 'iu');
}

/** What of the words decided against is in a text. */
const foundIn = (text: string, language: Language) =>
  AGAINST.filter((one) => one.language === language && one.pattern.test(text.replaceAll(/<.*?>/g, ''))).map(
    ({ entry }) => entry,
  );

/** Dotted key → text. */
function flat(node: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof node !== 'object' || node === null) return [[path.join('.'), String(node)]];
  return Object.entries(node).flatMap(([key, value]) => flat(value, [...path, key]));
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const IN_ONE_FILE = ['load-failure', 'unsupported-browser'].map((name) => `src/app/errors/${name}.json`);
const namespaces: [name: string, texts: Record<Language, Texts>][] = [
  ...globSync('src/**/texts').map(
    (folder) => [folder, (language: Language) => read(`${folder}/${language}.json`)] as const,
  ),
  ...IN_ONE_FILE.map((file) => [file, (language: Language) => read(file)[language]] as const),
  ['practice/texts.ts', (language: Language) => PRACTICE_TEXTS[language]] as const,
].map(([name, of]) => [
  name,
  { bs: new Map(flat(of('bs'))), hr: new Map(flat(of('hr'))), en: new Map(flat(of('en'))) },
]);

const PLURAL = /_(?:one|few|other)$/;
/** The keys of a language; a text with plural forms once with the forms of that language, so that they can be compared. */
const keysOf = (texts: Texts, language: Language) =>
  [...texts.keys()]
    .map((key) => (language === 'en' ? key : key.replace(/_few$/, '_other')))
    .filter(unique)
    .toSorted();
const unique = (key: string, at: number, keys: readonly string[]) => keys.indexOf(key) === at;
/** Placeholders and tags of all forms of each text. A form for one may leave out the number. */
const partsOf = (texts: Texts) => {
  const parts: Record<string, string[]> = {};
  for (const [key, text] of texts)
    (parts[key.replace(PLURAL, '')] ??= []).push(...(text.match(/\{\{\s*[\w.]+|<\/?\w+/g) ?? []));
  return Object.fromEntries(Object.entries(parts).map(([key, found]) => [key, found.filter(unique).toSorted()]));
};

test.each(namespaces)('%s says the same in three languages, each in its own words', (_name, texts) => {
  for (const language of LANGUAGES) {
    expect.soft(keysOf(texts[language], language), `keys in ${language}`).toEqual(keysOf(texts.bs, 'bs'));
    expect.soft(partsOf(texts[language]), `placeholders in ${language}`).toEqual(partsOf(texts.bs));
    const forms = [...texts[language].keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(PLURAL, '_few'));
    expect.soft(forms.filter((form) => texts[language].has(form))).toEqual(language === 'en' ? [] : forms);
    const wrong = [...texts[language]].flatMap(([key, text]) =>
      text.trim() === '' ? [`${key} is empty`] : foundIn(text, language).map((entry) => `${key}: ${entry}`),
    );
    expect.soft(wrong, `empty, or a word decided against (docs/glossary.md) in ${language}`).toEqual([]);
  }
});

/** Texts in code: `bs: 'januara …'`. The addresses of the routes are the specification's. */
const IN_CODE = [
  ...globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('routes.ts')),
  ...globSync('practice/*.ts'),
].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(bs|hr|en):\s*(['"`])(.*?)\2/g)].map(
    ([, language, , text]) => [file, language as Language, text ?? ''] as const,
  ),
);
const COMPOSED = [...CASES, ...FIGURE_CASES].flatMap(([what, , , texts]) =>
  LANGUAGES.map((language) => [what, language, texts[language] ?? ''] as const),
);

test('what code says and what is composed of parts has no word decided against either', () => {
  expect(IN_CODE.length).toBeGreaterThan(8);
  const wrong = [...IN_CODE, ...COMPOSED].filter(([, language, text]) => foundIn(text, language).length > 0);
  expect(wrong).toEqual([]);
});

test.each([
  ['bs', 'Odluka o usvajanju'],
  ['hr', 'Zatvoreno zaključno s 7. ožujka.'],
  ['bs', 'Nema odgovora, ili ga preglednik ne smije pročitati.'],
  ['bs', 'Provjerite je li to traženo pravno lice.'],
  ['bs', 'Riješeno'],
  ['en', 'Not in the register of accounts'],
  ['en', 'Last year’s report'],
  ['hr', 'Prošlogodišnje izvješće'],
  ['en', 'Visiting hours'],
  ['en', 'Fees and bills of exchange'],
  ['en', 'an investment fund (seat: Vienna)'],
  ['hr', 'Upišite JIB ili naziv.'],
  ['bs', 'Vaš korisnički račun nema ovlaštenje.'],
  ['bs', 'Predati izvještaji'],
  ['hr', 'Pretraga je izbrisana'],
  ['bs', 'Agencija traži stanku.'],
  ['bs', 'Upis u registar'],
  ['en', 'Bankruptcy and pre-bankruptcy'],
  ['bs', 'Nova lista'],
  ['bs', 'Finansijska institucija'],
] as const)('a word decided against is found: %s %s', (language, text) => {
  expect(foundIn(text, language)).not.toEqual([]);
});

test('a word decided against is none within another word, nor before what may follow it', () => {
  expect(foundIn('Označite kao riješeno', 'bs')).toEqual([]);
  expect(foundIn('Register of accounts of natural persons', 'en')).toEqual([]);
  expect(foundIn('pogreška', 'hr')).toEqual([]);
});
