import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTexts } from '../../scripts/texts.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Texts = { bs: object; hr: object; en: object };

/** The problems of a small portal: one namespace 'home' and the code that uses it. */
function problemsOf(texts: Texts, code = ''): string[] {
  const folder = temporaryFolder({
    'src/home/texts/bs.json': JSON.stringify(texts.bs),
    'src/home/texts/hr.json': JSON.stringify(texts.hr),
    'src/home/texts/en.json': JSON.stringify(texts.en),
    'src/home/HomePage.tsx': code,
  });
  return checkTexts(join(folder, 'src')).problems;
}

const same = (texts: object): Texts => ({ bs: texts, hr: texts, en: texts });
/** Code that uses all given keys of 'home'. */
const using = (...keys: string[]) =>
  `const { t } = useTranslation('home');\n${keys.map((key) => `t('${key}');`).join('\n')}`;

test('texts in order', () => {
  const texts = {
    bs: {
      hero: { title: 'Dobro došli, {{name}}' },
      found_one: '{{count}} zapis',
      found_few: '{{count}} zapisa',
      found_other: '{{count}} zapisa',
    },
    hr: {
      hero: { title: 'Dobro došli, {{name}}' },
      found_one: '{{count}} zapis',
      found_few: '{{count}} zapisa',
      found_other: '{{count}} zapisa',
    },
    en: { hero: { title: 'Welcome, {{ name }}' }, found_one: 'One record', found_other: '{{count}} records' },
  };
  expect(problemsOf(texts, using('hero.title', 'found'))).toEqual([]);
});

test('keys, plural forms, placeholders, tags and empty texts', () => {
  const texts = {
    bs: { a: 'Jedan', b: '{{n}} od {{m}}', c: '<b>da</b>', d: ' ', found_one: 'x', found_other: 'x' },
    hr: {
      a: 'Jedan',
      b: '{{n}} od {{k}}',
      c: '<b>da</b>',
      d: 'Da',
      found_one: 'x',
      found_few: 'x',
      found_other: 'x',
      extra: 'Ne',
    },
    en: { b: '{{n}} of {{m}}', c: 'yes', d: 'Yes', found_one: 'x', found_few: 'x', found_other: 'x', extra: 'No' },
  };
  expect(problemsOf(texts, using('a', 'b', 'c', 'd', 'found'))).toEqual([
    'home:d is empty in bs',
    'home:a is missing in en',
    "home:b has other placeholders or tags in hr ('{{k {{n') than in bs ('{{m {{n')",
    "home:c has other placeholders or tags in en ('') than in bs ('</b <b')",
    'home:found_few is missing in bs',
    'home:found_few is no form of en',
    'home:extra is missing in bs',
  ]);
});

test.each([
  ['bs', 'Molimo, please, pokušajte', "English 'please'"],
  ['hr', 'Popis and prikaz', "English 'and'"],
  ['bs', 'Financijski pokazatelji', "Croatian 'Financijski'"],
  ['bs', 'Unesite točan broj tvrtke', "Croatian 'točan'"],
  ['bs', 'Do 31. prosinca, tisuća', "Croatian 'prosinca'"],
  ['hr', 'Godišnji izvještaji', "Bosnian 'izvještaji'"],
  ['hr', 'U hiljadama KM, tačno', "Bosnian 'hiljadama'"],
  ['hr', 'Ko može predati', "Bosnian 'Ko'"],
  ['hr', 'Došlo je do greške', "Bosnian 'greške'"],
  ['hr', 'Pokazatelji po kantonima', "Bosnian 'kantonima'"],
  ['hr', 'Popunite obrazac', "Bosnian 'Popunite'"],
  ['hr', 'Uklonite filter', "Bosnian 'filter'"],
  ['bs', 'Pokazatelji po županijama', "Croatian 'županijama'"],
  ['bs', 'Spremite datoteku', "Croatian 'Spremite'"],
  ['bs', 'Očistite obrazac', "discarded 'Očistite'"],
  ['hr', 'Molimo pričekajte', "discarded 'Molimo pričekajte'"],
  ['bs', 'Odustanite', "discarded 'Odustanite'"],
] as const)('%s: %s', (language, text, problem) => {
  const texts = { ...same({ a: 'Naziv' }), [language]: { a: text } };
  expect(problemsOf(texts, using('a')).join()).toContain(problem);
});

test.each([
  ['bs', 'Finansijski izvještaji preduzeća za januar, hiljadu i tačno jedan promet'],
  ['hr', 'Financijska izvješća poduzeća za siječanj, tisuću i točno jedan promet; tko, pogreška, kolovoz, smart'],
  ['hr', 'Zbirni pokazatelji, licencija, proizvod, polica, filtar i Odustanite od unosa'],
  ['bs', 'Obveznik, potvrda, ponovno slanje, upravnik, lice i filter'],
  ['bs', 'Općina, kontakt, {{the}} <with>tekst</with> https://example.ba/and/the info@and.ba'],
] as const)('%s has nothing foreign in: %s', (language, text) => {
  const texts = { bs: { a: text }, hr: { a: text }, en: { a: text } };
  expect(
    problemsOf(texts, using('a')).filter(
      (problem) => problem.endsWith(`in ${language}`) && problem.includes('has the'),
    ),
  ).toEqual([]);
});

test('a sentence left in English', () => {
  expect(problemsOf(same({ store: 'Get it on Google Play' }), using('store'))).toEqual([
    'home:store is the English text in bs',
    'home:store is the English text in hr',
  ]);
});

test('texts that are never used', () => {
  const texts = same({
    type: { a: 'Prvi', b: 'Drugi' },
    old: 'Staro',
    inner: 'Tekst',
    outer: 'Vidi $t(inner)',
    x: { title: 'Naslov', text: 'Tekst' },
    steps: ['Prvo', 'Drugo'],
    rows: { a: 'Zapis' },
  });
  const code =
    "const { t } = useTranslation('home'); t(`type.${kind}`); t('outer'); t(`${part}.title`); const css = `${width}px`;\n" +
    "const rows = ['rows.a']; t('steps', { returnObjects: true });";
  expect(problemsOf(texts, code)).toEqual(['home:old is never used', 'home:x.text is never used']);
});

test('two folders of one name, and files that are missing or no texts', () => {
  const files = { bs: '{}', hr: '{}', en: '{}' };
  const named = (folder: string) =>
    Object.fromEntries(Object.entries(files).map(([language, text]) => [`src/${folder}/texts/${language}.json`, text]));
  const twice = temporaryFolder({ ...named('a/search'), ...named('b/search') });
  expect(checkTexts(join(twice, 'src')).problems).toEqual(["two folders are the namespace 'search'"]);
  expect(() => checkTexts(temporaryFolder({ 'src/a/texts/bs.json': '{}', 'src/a/texts/hr.json': '{}' }))).toThrow(
    'a/texts/en.json',
  );
  expect(() => checkTexts(temporaryFolder({ ...named('a'), 'src/a/texts/hr.json': '{"n": 5}' }))).toThrow(
    "'n' is neither a text nor a group",
  );
});
