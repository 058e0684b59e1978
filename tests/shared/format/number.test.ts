import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatNumber, formatPercent, formatShare } from '#shared/format/number.ts';
import { parseNumber, rewriteNumber } from '#shared/format/parse-number.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { type Lang, LANGUAGES } from '#shared/i18n/languages.ts';

const anyLang = fc.constantFrom(...LANGUAGES);

describe('formatNumber', () => {
  test.each([
    [1234567.89, 'bs', '1.234.567,89'],
    [1234567.89, 'hr', '1.234.567,89'],
    [1234567.89, 'en', '1,234,567.89'],
    ['1500', 'bs', '1.500'],
    [-42, 'bs', '\u221242'],
    [-0, 'bs', '0'],
    [-0.001, 'en', '0'],
    [1e21, 'bs', '1.000.000.000.000.000.000.000'],
  ] as const)('%s in %s is %s', (value, lang, written) => {
    expect(formatNumber(value, lang)).toBe(written);
  });

  test.each([null, undefined, '', 'NaN', '12,5', Infinity, {}])('%s is missing', (value) =>
    expect(formatNumber(value, 'bs')).toBe('–'),
  );

  test('keeps the requested decimal places', () => {
    expect(formatNumber(5, 'bs', { decimals: 2 })).toBe('5,00');
    expect(formatNumber(5.678, 'en', { decimals: 1 })).toBe('5.7');
  });

  test('is written as Intl writes it, rounded or not', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.integer().map((cents) => cents / 100),
      fc.integer({ min: -9999, max: 9999 }).map((part) => part * 1e-7),
    );
    fc.assert(
      fc.property(number, fc.constantFrom(undefined, 0, 1, 2), (value, decimals) => {
        for (const [lang, locale] of [
          ['bs', 'de-DE'],
          ['en', 'en-US'],
        ] as const) {
          const written = new Intl.NumberFormat(locale, {
            minimumFractionDigits: decimals ?? 0,
            maximumFractionDigits: decimals ?? 2,
          }).format(Math.abs(value));
          expect(formatNumber(Math.abs(value), lang, decimals === undefined ? {} : { decimals })).toBe(written);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what is written is the number that came', () => {
    fc.assert(
      fc.property(fc.integer(), anyLang, (number, lang) => {
        const read = formatNumber(number, lang).replace('\u2212', '-').replaceAll(/[.,]/g, '');
        expect(Number(read)).toBe(number);
      }),
    );
  });
});

test('money has two decimals, KM and a non-breaking space', () => {
  expect(formatMoney(3.5, 'bs')).toBe('3,50\u00A0KM');
  expect(formatMoney('1200', 'en')).toBe('1,200.00\u00A0KM');
  expect(formatMoney(18402356, 'hr', { decimals: 0 })).toBe('18.402.356\u00A0KM');
  expect(formatMoney('na upit', 'bs')).toBe('–');
});

test('percent', () => {
  expect(formatPercent(12.5, 'bs')).toBe('12,50\u00A0%');
  expect(formatPercent(12.5, 'en')).toBe('12.50%');
  expect(formatPercent(0 / 0, 'bs')).toBe('–');
});

describe('shortNumber', () => {
  test.each([
    [12_400_000, 'bs', '12,4\u00A0mil.\u00A0KM'],
    [3_100_000_000, 'hr', '3,1\u00A0mlrd.\u00A0KM'],
    [12_400_000, 'en', '12.4m\u00A0KM'],
    [3_100_000_000, 'en', '3.1bn\u00A0KM'],
    [845_210.4, 'bs', '845.210\u00A0KM'],
    [993_484, 'bs', '993.484\u00A0KM'],
    [999_999.5, 'bs', '1\u00A0mil.\u00A0KM'],
    [951_000_000, 'bs', '951\u00A0mil.\u00A0KM'],
    [999_940_000, 'en', '999.9m\u00A0KM'],
    [999_960_000, 'en', '1bn\u00A0KM'],
    [951_000_000_000, 'hr', '951\u00A0mlrd.\u00A0KM'],
    [-2_000_000, 'bs', '\u22122\u00A0mil.\u00A0KM'],
    [0, 'bs', '0\u00A0KM'],
    [null, 'bs', '–'],
  ] as const)('%s in %s is %s', (value, lang, written) => {
    expect(shortNumber(value, lang)).toBe(written);
  });

  test('a count has no unit', () => expect(shortNumber(2_500_000, 'en', '')).toBe('2.5m'));
});

describe('a number as people type it (E15)', () => {
  const TYPED: [lang: Lang, number: number, ...texts: string[]][] = [
    ['bs', 1_234_567.89, '1.234.567,89', '1,234,567.89', ' 1.234.567,89 '],
    ['hr', 1_234_567, "1'234 567"],
    ['en', 12.5, '12,5'],
    ['bs', 12.5, '12.5', '+12,5'],
    ['bs', 12, '12,'],
    ['bs', -5, '−5', '–5'],
    ['bs', 999_999_999_999_999, '999999999999999'],
    // Three digits after one mark are thousands, unless it is the decimal mark of the language.
    ['bs', 1234, '1.234'],
    ['en', 1.234, '1.234'],
    ['en', 1234, '1,234'],
    ['hr', 1.234, '1,234'],
    ['bs', 1.2345, '1.2345'],
    ['en', 1_234_567, '1.234.567'],
    // As programs write it.
    ['bs', 15_000_000, '1.5E+07', '1,5e7'],
    ['bs', 0.5, '.5', ',5'],
    ['bs', 5, '5.'],
    // As spreadsheets, programs of accountants and phones copy it.
    ['bs', 1234.56, '1.234,56 KM', 'KM 1,234.56', '1.234,56 K.M.', '1.234,56 КМ'],
    ['en', 1234.56, '1.234,56\u00A0KM'],
    ['bs', 1234, '1.234e3', '1.234 BAM', '1.234,-', '1.234,-- KM', '\u202D1.234\u202C', '="1.234"', "'1234"],
    ['en', 1234, '$1,234'],
    ['en', 1234.5, '€ 1’234.50'],
    ['bs', 1234.5, '\u200B1\u202F234\u00AD,5\u2060', '１．２３４，５'],
    ['bs', 1_234_567, '1ʼ234ʼ567'],
    ['bs', 500, '500 maraka'],
    ['bs', 250, '٢٥٠'],
    // With the sign on either side of the currency, or brackets for it.
    ['bs', -5, '-KM 5'],
    ['bs', -12, '− 12'],
    ['bs', -1234, '(1.234)'],
    ['bs', -1234.56, '\u22121.234,56 KM', '( 1.234,56 KM )'],
    ['hr', -1234.56, 'KM -1.234,56'],
    ['en', -1234.5, '($1,234.50)'],
    // No group of thousands begins with a zero or with more than three digits.
    ['bs', 0.5, '0.500'],
    ['en', 0.123, '0,123'],
    ['bs', 1234.567, '1234.567'],
  ];
  test.each(TYPED.flatMap(([lang, number, ...texts]) => texts.map((text) => [text, lang, number] as const)))(
    '%s in %s is %d',
    (text, lang, number) => expect(parseNumber(text, lang)).toBe(number),
  );

  test.each([
    '',
    '12 kom',
    '1 5',
    ...'- , KM 12.03.2026 5% x5 5–3 1.234,5.6 1,2,3.4,5 01.02.24 12.34.56 12,5, 1..5 1.23.456'.split(' '),
    ...'1e308 9999999999999999 . + 1e e3 1e999 --5 5-'.split(' '),
  ])('%j is none', (text) => expect(parseNumber(text, 'bs')).toBeNull());
});

test('a number that is rewritten for another language keeps its meaning', () => {
  const typed = fc
    .tuple(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }))
    .map(([value, decimals]) => Number(value.toFixed(decimals)));
  fc.assert(
    fc.property(typed, anyLang, anyLang, (value, from, to) => {
      const text = formatNumber(value, from, { decimals: 4 });
      expect(parseNumber(rewriteNumber(text, from, to), to)).toBe(parseNumber(text, from));
    }),
  );
  expect(rewriteNumber('1.250', 'bs', 'en')).toBe('1,250');
  expect(rewriteNumber('12,5', 'bs', 'en')).toBe('12,5');
  expect(rewriteNumber('oko 5', 'bs', 'en')).toBe('oko 5');
});

test('a share that is done is whole per cent in the language, and 100 only when all of it is', () => {
  expect([formatShare(0.9951, 'bs'), formatShare(0.9951, 'en'), formatShare(1, 'hr')]).toEqual([
    '99\u00A0%',
    '99%',
    '100\u00A0%',
  ]);
});
