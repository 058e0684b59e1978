import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingOf, fileName, nameOf, uniqueFileName } from '#shared/format/file-name.ts';
import { readableKey } from '#shared/format/readable-key.ts';

test.each([
  ['Privredna društva', 'Privredna društva.xlsx'],
  ['../../x\r\n', 'x.xlsx'],
  ['C:\\a/b:c*?"<>|d', 'C a b c d.xlsx'],
  ['  razmaci   \t ovdje ', 'razmaci ovdje.xlsx'],
  ['con', '_con.xlsx'],
  ['NUL.txt', '_NUL.txt.xlsx'],
  ['račun\u202Excod', 'račun xcod.xlsx'],
  ['račun\u061Cxcod\u{E0041}', 'račun xcod.xlsx'],
  ['\uD83D', 'dokument.xlsx'],
  ['conin$', '_conin$.xlsx'],
  ['...', 'dokument.xlsx'],
  ['', 'dokument.xlsx'],
  ['c\u030cempres', 'čempres.xlsx'],
])('%j becomes %j (A47)', (stem, name) => {
  expect(fileName(stem, 'xlsx')).toBe(name);
});

test.each(['😀', '“', 'č', 'x'])('300 of %s are cut to what file systems hold, none in half', (letter) => {
  const name = fileName(letter.repeat(300), 'xlsx');
  expect([...name].length).toBeLessThanOrEqual(125);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(250);
  expect(name.isWellFormed()).toBe(true);
});

test.each([
  ['izvjestaj.pdf', 'pdf'],
  ['Izvještaj 31.12.2021.XLSX', 'xlsx'],
  ['izvjestaj.pdf ', 'pdf'],
  ['izvjestaj.pdf \u00A0\t', 'pdf'],
  ['izvjestaj.pdf\u200B', 'pdf'],
  ['izvjestaj.pdf .exe', 'exe'],
  ['izvjestaj. pdf', ''],
  ['izvjestaj.', ''],
  ['pdf', ''],
])('%j ends in %j (R5)', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

test('a name that is taken gets a number, whatever the letter case', () => {
  expect(uniqueFileName('a.xlsx', [])).toBe('a.xlsx');
  expect(uniqueFileName('a.xlsx', ['A.XLSX', 'a (2).xlsx'])).toBe('a (3).xlsx');
  expect(uniqueFileName('bez', ['bez'])).toBe('bez (2)');
});

test.each([
  ['openingProposal', 'Opening proposal'],
  ['statement_of-inactivity.51', 'Statement of inactivity 51'],
  ['__annual__report_', 'Annual report'],
  ['afs2024Report', 'Afs2024 report'],
  ['GFI', 'Gfi'],
  ['', ''],
])('the key %j reads %j', (key, text) => {
  expect(readableKey(key)).toBe(text);
});

test.each([
  ['Izvje\u0161taj.xlsx', 'Izvjes\u030Ctaj.xlsx'],
  ['c\u0301c\u030Cz\u030Cs\u030C.docx', '\u0107\u010D\u017E\u0161.docx'],
  ['\u0110or\u0111evi\u0107.pdf', '\u0110or\u0111evic\u0301.pdf'],
  ['\u017Depče \u2013 2024.xlsx', 'Z\u030Cepc\u030Ce \u2013 2024.xlsx'],
  ['u\u0308bersicht.xlsx', '\u00FCbersicht.xlsx'],
  ['\u1E9B\u0323.xlsx', '\u017F\u0323\u0307.xlsx'],
])('%j and %j are one name of a file', (one, other) => {
  expect(nameOf(new File([], one))).toBe(nameOf(new File([], other)));
  expect(nameOf(new File([], one))).toBe(one.normalize('NFC'));
});

test('whatever the name, it is composed, and has the ending it had', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('NFC', 'NFD'), (stem, form) => {
      const name = `${stem}.xlsx`.normalize(form);
      const composed = nameOf({ name });
      expect(composed).toBe(composed.normalize('NFC'));
      expect(composed.normalize('NFD')).toBe(name.normalize('NFD'));
      expect(endingOf(composed)).toBe('xlsx');
    }),
  );
});
