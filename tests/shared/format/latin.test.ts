import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLatin, withoutAccents } from '#shared/format/latin.ts';

const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

describe('Cyrillic typing in Latin script', () => {
  test('each of the thirty letters has its own Latin letter', () => {
    expect(Array.from(CYRILLIC, toLatin)).toEqual(LATIN);
    expect(new Set(LATIN).size).toBe(30);
  });

  test.each([
    ['Привредно друштво Љубав', 'Privredno društvo Ljubav'],
    ['ЉУБАВ', 'LJUBAV'],
    ['КОЊ', 'KONJ'],
    ['Џемал', 'Džemal'],
    ['ЏЕМАЛ', 'DŽEMAL'],
    ['Њ', 'Nj'],
    ['Храст д.о.о. Žepče', 'Hrast d.o.o. Žepče'],
    ['Ђурђа Ћошић', 'Đurđa Ćošić'],
  ])('%s becomes %s', (given, latin) => {
    expect(toLatin(given)).toBe(latin);
  });

  test('no letter of the table is left, and Latin texts stay as they are', () => {
    const word = fc.string({ unit: fc.constantFrom(...CYRILLIC, ...CYRILLIC.toUpperCase(), ' ', 'š', 'D', '.') });
    fc.assert(
      fc.property(word, (text) => {
        const latin = toLatin(text);
        expect(latin).not.toMatch(/\p{Script=Cyrillic}/u);
        expect(toLatin(latin)).toBe(latin);
        expect(latin.toLowerCase()).toBe(toLatin(text.toLowerCase()));
      }),
    );
    expect(toLatin('Объект')).toBe('Obъekt');
  });
});

describe('a text without accents', () => {
  test.each([
    ['Šećerana Đurić', 'Secerana Djuric'],
    ['ĐURIĆ', 'DJURIC'],
    ['Müller č', 'Muller c'],
    ['Hrast', 'Hrast'],
  ])('%s becomes %s', (given, plain) => {
    expect(withoutAccents(given)).toBe(plain);
  });
});
