import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOrJib, nameProblem } from '#domain/legal-entity/search/name-or-jib.ts';
import { cleanJib, jibProblem, jibsIn } from '#shared/format/jib.ts';

const JIB = '4015343371000';

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
  ])('%j holds two: the person has to choose', (text) => {
    expect(jibProblem(text)).toBe('severalJibs');
    expect(jibProblem(cleanJib(text))).toBe('severalJibs');
    expect(nameProblem(text)).toBe('severalJibs');
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

  test.each(['Vranduk d.o.o.', '40153433710001234567890', '14015343371000', '00387321234567', '12.5', ''])(
    '%j holds none',
    (text) => {
      expect(jibsIn(text)).toEqual([]);
      expect(nameProblem(text)).toBeNull();
      expect(nameOrJib(text)).toEqual({ name: text });
    },
  );

  test('a jib is found in any text that has no digits of its own beside it', () => {
    const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/\p{Nd}/gu, 'x'));
    const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0', '–', '  ');
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(words, digits, words, (before, written, after) => {
        const inText = written.map(([digit, gap], at) => (at < 12 ? `${digit}${gap}` : `${digit}`)).join('');
        const jib = written.map(([digit]) => digit).join('');
        expect(jibsIn(`${before}${inText}${after}`)).toEqual([jib]);
        expect(cleanJib(`${before}${inText}${after}`)).toBe(jib);
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
