import fc from 'fast-check';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProfileFacts } from '#features/registers/entity-profile/summary/profile-facts.ts';
import { profileSentences } from '#features/registers/entity-profile/summary/profile-sentences.ts';
import bs from '#features/registers/entity-profile/texts/bs.json' with { type: 'json' };
import en from '#features/registers/entity-profile/texts/en.json' with { type: 'json' };
import hr from '#features/registers/entity-profile/texts/hr.json' with { type: 'json' };
import { figures } from '#shared/format/numbers-in-texts.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { FIGURE_CASES } from './profile-figure-cases.ts';
import { CASES, NOTHING } from './profile-sentence-cases.ts';

const i18n = createInstance();

beforeAll(async () => {
  await i18n.use(figures).init({
    resources: { bs: { 'entity-profile': bs }, hr: { 'entity-profile': hr }, en: { 'entity-profile': en } },
    lng: 'bs',
    fallbackLng: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
});

/** The sentences in a language, with the non-breaking blanks of amounts as blanks. */
function told(facts: ProfileFacts, lang: Lang): Partial<Record<string, string | null>> {
  const sentences = profileSentences(facts, i18n.getFixedT(lang, 'entity-profile'), lang);
  return Object.fromEntries(sentences.map(({ about, text }) => [about, text && text.replaceAll('\u00A0', ' ')]));
}

describe('the profile in sentences (R2.4)', () => {
  test.each([...CASES, ...FIGURE_CASES])('%s', (_what, about, facts, texts) => {
    for (const lang of LANGUAGES) expect(told({ ...NOTHING, ...facts }, lang)[about]).toBe(texts[lang]);
  });

  test('a sentence whose answer is being loaded has no text yet', () => {
    expect(told({ ...NOTHING, latest: undefined, account: undefined, proceedings: undefined }, 'bs')).toMatchObject({
      result: null,
      employees: null,
      account: null,
      proceedings: null,
    });
  });
});

/** Texts as the agency sends them: trimmed words, double blanks, full stops at the end, nothing. */
const text = fc.constantFrom('', '', 'Zenica', 'Kanton  Sarajevo', 'd.d.', 'Uzorje 7', 'Zeničko-dobojski kanton');
const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -9, max: 9 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);
const people = fc.oneof(fc.nat({ max: 130 }), fc.nat(), fc.constant(12.5));
const yearFigure = (value: fc.Arbitrary<number>) =>
  fc.option(fc.record({ now: value, before: fc.option(value, { nil: null }) }), { nil: null });
const day = fc.constantFrom('', 'soon', '1998-03-17T23:00:00Z', '2025-03-12');

const anyFacts: fc.Arbitrary<ProfileFacts> = fc.record({
  entity: fc.record({
    register: fc.constantFrom('companies', 'budgetUsers', 'associations', null),
    isMicro: fc.boolean(),
    size: fc.constantFrom('small', 'medium', 'large', 'micro', null),
    county: text,
    municipality: text,
    registrationDateTime: day,
    activities: fc.array(
      fc.record({
        code: fc.constantFrom('', '25.11'),
        letter: text,
        description: text,
        priority: text,
        isMain: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
  latest: fc.option(
    fc.record({
      year: fc.integer({ min: 2019, max: 2030 }),
      isAmended: fc.boolean(),
      result: yearFigure(amount),
      employees: yearFigure(people),
    }),
    { nil: null },
  ),
  account: fc.oneof(
    fc.constant(null),
    fc.constant({ kind: 'none' as const }),
    fc.record({ kind: fc.constant('account' as const), bank: text, status: text }),
  ),
  proceedings: fc.option(
    fc.record({
      count: fc.nat({ max: 130 }),
      kinds: fc.subarray(['preBankruptcy', 'bankruptcy'] as const),
      lastDay: day,
    }),
    { nil: null },
  ),
});

/** Every number of the facts as it is written in a language, without separators, and the parts of their dates. */
function numbersOf({
  entity: { municipality, county, activities },
  latest: figuresOf,
  account,
  proceedings: held,
}: ProfileFacts) {
  const { year = 0, result: amounts, employees: staff } = figuresOf ?? {};
  const numbers = [year, year - 1, held?.count ?? 0, staff?.now, staff?.before, amounts?.now, amounts?.before];
  const texts = [municipality, county, ...activities.flatMap(({ code, description }) => [code, description])];
  if (account?.kind === 'account') texts.push(account.bank, account.status);
  const rounded = numbers.flatMap((number) => (number == null ? [] : [String(Math.round(Math.abs(number) * 100))]));
  return new Set([...rounded, ...texts.flatMap((one) => one.match(/\d+/g) ?? []), '18', '1998', '12', '2025', '2021']);
}

test('of any facts: three to six whole sentences, without a gap, a double blank or a number that is not in the data', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...LANGUAGES), (facts, lang) => {
      const sentences = Object.values(told(facts, lang)).map((one) => one ?? '');
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.length).toBeLessThanOrEqual(6);
      const known = numbersOf(facts);
      const [thousands, point] = lang === 'en' ? [',', '.'] : ['.', ','];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^\p{Lu}.+[^.\s]\.$/su);
        expect(sentence).not.toMatch(/undefined|null|NaN|\{|\}|summary\.|\s\s|\s[,.)]|\(\)|„“|„”|“”|,,|\.\.$/);
        // An activity code has the form of a decimal number; the same digits within a longer number are none.
        const numbers = sentence.replace(/(?<![\d.,])25\.11(?![.,]?\d)/g, '').match(/\d[\d.,]*\d|\d/g) ?? [];
        for (const number of numbers) {
          const [whole = '', fraction = ''] = number.replaceAll(thousands, '').split(point);
          const cents = String(Number(whole + fraction.padEnd(2, '0')));
          expect(known.has(cents) || known.has(whole), `${number} in ${sentence}`).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
});
