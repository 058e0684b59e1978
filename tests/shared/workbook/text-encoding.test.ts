import { expect, test } from 'vitest';
import { decodingsOf } from '#shared/workbook/text-encoding.ts';

const decodedText = (bytes: Uint8Array) => decodingsOf(bytes)[0].text;

const TEXT = 'jib;name\n4200000000005;Čađavica Šumarstvo d.o.o.\n4200000000013;Ćevabdžinica Žara š.p.';
const LETTERS = 'čćđšžČĆĐŠŽ';
const CODES: Readonly<Record<string, readonly number[]>> = {
  'Windows-1250': [0xe8, 0xe6, 0xf0, 0x9a, 0x9e, 0xc8, 0xc6, 0xd0, 0x8a, 0x8e],
  'ISO 8859-2, as Macs write': [0xe8, 0xe6, 0xf0, 0xb9, 0xbe, 0xc8, 0xc6, 0xd0, 0xa9, 0xae],
  'the code page of DOS': [0x9f, 0x86, 0xd0, 0xe7, 0xa7, 0xac, 0x8f, 0xd1, 0xe6, 0xa6],
};

const bytesOf = (text: string, codes: readonly number[]) =>
  Uint8Array.from(text, (letter) => codes[LETTERS.indexOf(letter)] ?? letter.charCodeAt(0));

test.each(Object.entries(CODES))('a table in %s is read as it was written', (_, codes) => {
  expect(decodedText(bytesOf(TEXT, codes))).toBe(TEXT);
  for (const letter of LETTERS) {
    const word = `Fi${letter}ma`;
    // Letters that have the same code in two code pages read the same.
    if (!/[đĐ]/.test(letter)) expect(decodedText(bytesOf(`${TEXT} ${word}`, codes))).toContain(word);
  }
});

test('signs that stand alone are no letters, and UTF-8 stays UTF-8', () => {
  expect(decodedText(bytesOf('\u00AE \u00A9 2026, Šume', CODES['Windows-1250'] ?? []))).toBe('® © 2026, Šume');
  expect(decodedText(new TextEncoder().encode(TEXT))).toBe(TEXT);
});

const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));

test('UTF-16 without its mark is read in either order; bytes of a program are no text', () => {
  const bytes = utf16(TEXT);
  expect(decodedText(bytes)).toBe(TEXT);
  expect(decodedText(bytes.map((_, at) => bytes[at ^ 1] ?? 0))).toBe(TEXT);
  expect(decodedText(Uint8Array.from([0xd0, 0xcf, 0, 1]))).toContain('\0');
});

test('UTF-8 with a byte that is lost or too many keeps all other letters', () => {
  const bytes = new TextEncoder().encode(`${TEXT} Č`);
  expect(decodedText(bytes.slice(0, -1))).toBe(`${TEXT} \uFFFD`);
  expect(decodedText(Uint8Array.from([...bytes, 0xa0]))).toContain(TEXT);
});

const readings = (text: string, code: keyof typeof CODES) =>
  decodingsOf(bytesOf(text, CODES[code] ?? [])).map((decoding) => `${decoding.codePage}: ${decoding.text}`);

test('a text of ours in one code page only is certain; one that may be meant in several has each of them', () => {
  expect(readings(TEXT, 'Windows-1250')).toEqual([`Windows-1250: ${TEXT}`]);
  expect(readings(TEXT, 'the code page of DOS')).toEqual([`IBM852: ${TEXT}`]);
  expect(readings('Čačak šuma', 'ISO 8859-2, as Macs write')).toEqual([
    'ISO-8859-2: Čačak šuma',
    'Windows-1250: Čačak ąuma',
  ]);
  // The file of a Western spreadsheet: no letter of ours is certain.
  expect(readings('Caff\u00E8 Roma', 'Windows-1250')).toEqual(['Windows-1250: Caffč Roma', 'Windows-1252: Caffè Roma']);
});
