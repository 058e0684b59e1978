import { describe, expect, test } from 'vitest';
import { toCsv } from '#shared/format/csv.ts';

const lines = (csv: string) => csv.slice(1).split('\r\n');

describe('toCsv', () => {
  test('begins with a byte order mark and ends every row with CRLF', () => {
    expect(toCsv([['č', 'ž'], ['1']], 'bs')).toBe('\uFEFFč;ž\r\n1\r\n');
  });

  test.each([
    ['bs', 'a;"1234,5";-7'],
    ['hr', 'a;"1234,5";-7'],
    ['en', 'a,1234.5,-7'],
  ] as const)('separates and writes decimals as spreadsheets in %s read them', (lang, row) => {
    expect(lines(toCsv([['a', 1234.5, -7]], lang))[0]).toBe(row);
  });

  test('leaves a missing value and what is no number empty, and never writes an exponent', () => {
    expect(lines(toCsv([[null, Number.NaN, Infinity, -0, 1e21, 1e-7]], 'en'))[0]).toBe(
      ',,,0,1000000000000000000000,0.0000001',
    );
  });

  test('quotes separators, quotes and line breaks', () => {
    expect(lines(toCsv([['a;b', 'a,b', 'say "x"', 'two\nlines']], 'bs'))[0]).toBe(
      '"a;b";"a,b";"say ""x""";"two\nlines"',
    );
    expect(lines(toCsv([['a;b', 'a,b']], 'en'))[0]).toBe('"a;b","a,b"');
  });

  test.each(['=HYPERLINK("x")', '+1', '-1+2', '@SUM(A1)', '\t=1', '\n=1', ' =1', '\u00A0=1', '＝1'])(
    'a text cannot become a formula: %j',
    (text) => {
      const cell = lines(toCsv([[text]], 'bs')).join('\r\n');
      expect(cell.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('a harmless text and a negative number stay as they are', () => {
    expect(lines(toCsv([['Kanton 10', '3 - 4', -3]], 'bs'))[0]).toBe('Kanton 10;3 - 4;-3');
  });
});
