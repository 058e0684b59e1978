import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LANGUAGES = ['bs', 'hr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Texts = ReadonlyMap<string, string>;

/** Beginnings of words that belong to the other of the two languages. */
const FOREIGN: Partial<Record<Language, string>> = {
  bs: 'financij|izvješć|poduzeć|tisuć|točn|tjedn|tvrtk|tko(?!\\p{L})|netko|pogrešk|europ|utjecaj|siječnj|kolovoz|županij|sustav|poveznic|tablic|trenutačn|spremi',
  hr: 'finansij|izvještaj|preduzeć|hiljad|tačn|sedmic|kompanij|ko(?!\\p{L})|neko(?!\\p{L})|grešk|evrop|uticaj|januar|avgust|kanton|sistem|link|tabel|trenutno|sačuvajte',
};

/** Dotted key → text. */
function flat(node: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof node !== 'object' || node === null) return [[path.join('.'), String(node)]];
  return Object.entries(node).flatMap(([key, value]) => flat(value, [...path, key]));
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const inOneFile = read('src/app/errors/load-failure.json');
const namespaces: [name: string, texts: Record<Language, Texts>][] = [
  ...globSync('src/**/texts').map(
    (folder) => [folder, (language: Language) => read(`${folder}/${language}.json`)] as const,
  ),
  ['src/app/errors', (language: Language) => inOneFile[language]] as const,
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
    const foreign = new RegExp(`(?<!\\p{L})(?:${FOREIGN[language] ?? '(?!)'})`, 'iu');
    const wrong = [...texts[language]].filter(
      ([, text]) => text.trim() === '' || foreign.test(text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '')),
    );
    expect.soft(wrong, `empty or of another language in ${language}`).toEqual([]);
  }
});
