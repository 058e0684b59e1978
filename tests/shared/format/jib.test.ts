import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nameOrJib, nameProblem, urlJib, urlName } from '#domain/legal-entity/search/entity-filters.ts';
import { cleanJib, jibProblem, jibsIn } from '#shared/format/jib.ts';
import { longNumbers } from '#shared/format/long-numbers.ts';
import { readUrl } from '#shared/routing/url-schema.ts';

const JIB = '4015343371000';
const searchUrl = z.object({ name: urlName(), jib: urlJib() });

describe('a jib inside other text (readings R2.3)', () => {
  test.each([
    `JIB: ${JIB}`,
    '4015-3433-7100-0',
    `${JIB}.`,
    `(${JIB})`,
    `JIB${JIB}`,
    `Vranduk d.o.o. Zenica, JIB/ID: ${JIB}; tel. 032 123-456`,
    '4015 3433 7100 0',
    '4015.3433.7100.0',
    '4015 – 3433 – 7100 – 0',
    '40153433\u00AD71000',
    `Objekat 12. 4015 3433 7100 0`,
    `${JIB}\t12\t2024`,
    `${JIB} ${JIB}`,
    `${JIB}.0`,
    `'${JIB}`,
    '401534337\r\n1000',
    'JIB 401534337\u00A01000 od 1. 1. 2024.',
  ])('%j is the jib', (text) => {
    expect(cleanJib(text)).toBe(JIB);
    expect(jibProblem(text)).toBeNull();
    expect(nameOrJib(text)).toEqual({ jib: JIB });
    expect(nameProblem(text)).toBeNull();
  });

  test.each([
    `${JIB} 4200000000000`,
    `${JIB}\n4200 0000 0000 0`,
    '4015 3433 7100 0\n4200 0000 0000 0',
    `${JIB}, 4200-0000-0000-0`,
    `4200-0000-0000-0 / ${JIB}`,
    `JIB1: ${JIB}; JIB2: 4200000000000`,
    `${JIB}+4200000000000`,
  ])('%j holds two: the person has to choose', (text) => {
    expect(jibProblem(text)).toBe('severalJibs');
    expect(jibProblem(cleanJib(text))).toBe('severalJibs');
    expect(nameProblem(text)).toBe('severalJibs');
    expect(readUrl(searchUrl, new URLSearchParams({ jib: text })).jib).toBe('');
  });

  test.each([
    '401534337100',
    'PDV: 401534337100',
    '401-534-337-100',
    '401 534 337 100.',
    'PDV broj 401534337100 Zenica',
  ])('%j is a VAT number and is explained', (text) => {
    expect(jibProblem(text)).toBe('jibIsVatNumber');
    expect(jibProblem(cleanJib(text))).toBe('jibIsVatNumber');
    expect(nameProblem(text)).toBe('jibIsVatNumber');
  });

  test.each([
    '4,015,343,371,000',
    "4'015'343'371'000",
    '4’015’343’371’000',
    '4.015.343.371.000',
    '4,015,343,371,000.00',
    '4 015 343 371 000',
    '4\u202F015\u202F343\u202F371\u202F000',
    '4\u2009015\u2009343\u2009371\u2009000',
    '4015_3433_7100_0',
    '4015/3433/7100/0',
    '4015 / 3433 / 7100 / 0',
    '4015·3433·7100·0',
    '4015343371000.000',
    'Vranduk d.o.o.,4015 3433 7100 0,1.234,56',
    '4015‑3433‑7100‑0',
    '4 0 1 5 3 4 3 3 7 1 0 0 0',
    '４０１５３４３３７１０００',
    '٤٠١٥٣٤٣٣٧١٠٠٠',
    '۴۰۱۵۳۴۳۳۷۱۰۰۰',
    `\u202A${JIB}\u202C`,
    `ID/PDV: ${JIB}/015343371000`,
    `1,${JIB},2024`,
    `Sarajevo 71000 4015-3433-7100-0`,
    `12.03.2026. ${JIB}`,
    `2026-03-12-${JIB}`,
    `${JIB}-2026`.replace('-', ' '),
    `Tel. 00387 33 556 123, JIB ${JIB}`,
    `${JIB}, JMBG: 0101980150001`,
    `JMB 0101980150004; ID ${JIB}`,
    `IMG_1764293200123 ${JIB}`,
  ])('%j holds it, however programs and phones write it', (text) => {
    expect(jibsIn(text)).toEqual([JIB]);
    expect(nameOrJib(text)).toEqual({ jib: JIB });
  });

  test('groups that look like years are part of one', () => {
    expect(jibsIn('4200 1900 2000 5')).toEqual(['4200190020005']);
  });

  test.each([
    ['a telephone number', 'Tel: 00387 33 556 123'],
    ['a telephone number', '0038733556124'],
    ['a telephone number', '00387-33-556-123'],
    ['a telephone number', '+387 33 5561 2345 6'],
    ['a telephone number', '+3873355612345'],
    ['a telephone number', 'faks: 0335561234567'],
    ['a telephone number', '033 556 123 4567'],
    ['a telephone number', 'GSM 061.234.567.8901'],
    ['a telephone number', '387 33 556 12345'],
    ['a day and a number', '12.03.2026 12345'],
    ['a day and a number', '12.03.2026.12345'],
    ['a day and a number', '12 03 2026 12345'],
    ['a day and a number', '12345 12 03 2026'],
    ['a day and a number', '2026-03-12-12345'],
    ['a day and a number', '12345-2026-03-12'],
    ['a day and a number', '20260312 12345'],
    ['a day and a number', '12. 03. 2026. 12345'],
    ['years', '2022 2023 2024 1'],
    ['milliseconds', '1764293200123'],
    ['milliseconds', 'Screenshot_1699999999999.png'],
    ['milliseconds', 'signal-1500000000000'],
    ['a person', '0101980150004'],
    ['a person', '01 01 980 150004'],
    ['a person', 'JMBG: 0101980150001'],
    ['a person', 'JMB 4015343371000'],
    ['a person', 'JMB: 0101980150001, ID 0101980170002'],
    ['a person', 'ЈМБГ 0101980150001'],
    ['a person', 'matični broj građanina 0101980150001'],
    ['a person', '0101980150001 (JMBG)'],
    ['unlike separators', '4015 3433-7100 0'],
    ['unlike separators', '4015.3433 7100.0'],
    ['a longer number', '40153433710001234567890'],
    ['a longer number', '14015343371000'],
    ['a longer number', '161-4015343371000'],
    ['a longer number', '4015-3433-7100-0-1'],
    ['a longer number', '4015343371000-22'],
    ['a longer number', '0.4015343371000'],
    ['an account', 'IBAN BA39 1290 0794 0102 8494'],
    ['a book', '978-9958-12-345-6'],
    ['an amount', '4.015.343,37'],
    ['two numbers', 'parcela 1234567/890123'],
    ['an amount', '4 015 343 371 000,50'],
    ['columns', '123456\t7890123 kg'],
    ['a name', 'Vranduk d.o.o.'],
    ['a short number', '12.5'],
    ['nothing', ''],
  ])('%s is no jib: %j', (_, text) => {
    expect(jibsIn(text)).toEqual([]);
    expect(nameOrJib(text)).toHaveProperty('name');
    expect(jibProblem(text)).not.toBeNull();
  });

  test.each(['0101980150004', 'Hadžić, JMB 0101980150001', '０１０１９８０１５０００４'])(
    'the number of a person is never searched for: %j',
    (text) => {
      expect(nameProblem(text)).toBe('jibIsOtherNumber');
      expect(readUrl(searchUrl, new URLSearchParams({ name: text, jib: text }))).toEqual({ name: '', jib: '' });
    },
  );

  test.each([JIB, 'telefon 0038733556123', 'Screenshot_1699999999999.png'])(
    'any other number in a name stays in its address: %j',
    (name) => {
      expect(readUrl(searchUrl, new URLSearchParams({ name })).name).toBe(name);
    },
  );

  test('twelve digits of a telephone are no VAT number', () => {
    expect(jibProblem('tel. 387 33 556 1234')).toBe('jibAlphabetNotAllowedError');
    expect(jibProblem('003873355612')).toBe('jibLengthError');
  });

  test('a jib in groups with one kind of separator is found in any text that has no digits of its own beside it', () => {
    const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\p{Nd}+]/gu, 'x'));
    const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0', '–', '  ');
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 13, maxLength: 13 });
    const number = fc.stringMatching(/^4[0-9]{12}$/);
    fc.assert(
      fc.property(words, number, sizes, separator, words, (before, jib, lengths, between, after) => {
        const groups: string[] = [];
        for (let rest = jib, at = 0; rest !== ''; at++) {
          groups.push(rest.slice(0, lengths[at]));
          rest = rest.slice(lengths[at] ?? 1);
        }
        fc.pre(longNumbers(groups.join(between), 13)[0]?.kind === 'plain');
        const text = `${before} x ${groups.join(between)} x ${after}`;
        expect(jibsIn(text)).toEqual([jib]);
        expect(cleanJib(text)).toBe(jib);
      }),
      { numRuns: 500 },
    );
  });

  test('a name and the jib beside it must agree', () => {
    expect(nameProblem(JIB, '4200000000000')).toBe('severalJibs');
    expect(nameProblem(`JIB ${JIB}`, JIB)).toBeNull();
    expect(nameProblem('Vranduk', JIB)).toBeNull();
  });
});
