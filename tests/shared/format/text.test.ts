import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cut, lettersOf } from '#shared/format/cut.ts';
import { digitsOnly } from '#shared/format/digits.ts';
import { encodeSegment, path } from '#shared/format/encode-segment.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { collate, fold } from '#shared/format/fold.ts';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇧🇦';

/** Both ways of finding letters: the browser's and, for old browsers, our own. */
describe.each([
  ['with the segmenter', Intl],
  ['without it', {}],
] as const)('cut %s', (_, intl) => {
  beforeEach(() => void vi.stubGlobal('Intl', intl));

  test('leaves a short text alone and adds dots only when it cuts', () => {
    expect(cut('Objava', 6)).toBe('Objava');
    expect(cut('Objava', 5)).toBe('Objav...');
    expect(cut('Nova objava', 5)).toBe('Nova...');
    expect(cut('', 40)).toBe('');
  });

  test('never cuts through a letter', () => {
    expect(cut(`a${FAMILY}b`, 2)).toBe(`a${FAMILY}...`);
    expect(cut(`${FLAG}${FLAG}`, 1)).toBe(`${FLAG}...`);
    expect(cut('c\u030Cc\u030C', 1)).toBe('c\u030C...');
    expect(cut(FAMILY, 1)).toBe(FAMILY);
    expect(cut('👍🏽👍🏽', 1)).toBe('👍🏽...');
  });

  test('a line break, a keycap and a sign of two halves are whole', () => {
    expect(cut('a\r\nb', 2)).toBe('a...');
    expect(cut('1\uFE0F\u20E3 prvi', 1)).toBe('1\uFE0F\u20E3...');
    expect(cut('𝒜𝒷𝒸', 2)).toBe('𝒜𝒷...');
  });

  test('no half surrogate, a prefix of the text, at most the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const short = cut(text, limit);
        expect(short).toSatisfy((value: string) => value.isWellFormed());
        const stored = short === text ? text : short.replace(/\.\.\.$/, '');
        expect(text.startsWith(stored)).toBe(true);
        expect(short === text || short === `${stored}...`).toBe(true);
      }),
    );
  });
});

test('letters that cannot be combined are found without the segmenter, just as it finds them', () => {
  const platform = new Intl.Segmenter('hr');
  const single = fc.oneof(
    ...[
      [0x20, 0x2ff],
      [0x370, 0x482],
      [0x48a, 0x52f],
      [0x2010, 0x2027],
      [0x2030, 0x205e],
      [0x20a0, 0x20cf],
    ].map(([min, max]) => fc.integer({ min: min ?? 0, max: max ?? 0 }).map((code) => String.fromCodePoint(code))),
  );
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  fc.assert(
    fc.property(fc.string({ unit: single }), (text) => {
      segment.mockClear();
      const letters = lettersOf(text);
      expect(segment).not.toHaveBeenCalled();
      expect(letters).toEqual(Array.from(platform.segment(text), ({ segment: letter }) => letter));
    }),
  );
  segment.mockClear();
  expect(lettersOf('c\u030C')).toHaveLength(1);
  expect(segment).toHaveBeenCalledOnce();
});

describe('fold', () => {
  test.each([
    ['Đulići', 'dulici'],
    ['ŽEPČE', 'zepce'],
    ['Džep', 'dzep'],
    ['ǅep', 'dzep'],
    ['S\u030Cipovo', 'sipovo'],
    ['Łódź', 'lodz'],
    ['Djordje', 'dorde'],
    ['Đorđe', 'dorde'],
    ['\u1D9E', 'd'],
  ])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

test('texts are in the order of the local alphabet', () => {
  const towns = 'Žepče, Zenica, Čapljina, Cazin, Đurđevik, Drvar, Džanići, Šipovo, Sanski Most'.split(', ');
  expect(towns.toSorted(collate).join(', ')).toBe(
    'Cazin, Čapljina, Drvar, Džanići, Đurđevik, Sanski Most, Šipovo, Zenica, Žepče',
  );
  expect(['Obrazac 10', 'Obrazac 9'].toSorted(collate)[0]).toBe('Obrazac 9');
});

describe('jib', () => {
  test('a pasted jib loses blanks and invisible signs, nothing else', () => {
    expect(cleanJib(' 4200\u00A0123 456\u200B789 0\uFEFF')).toBe('42001234567890');
    expect(cleanJib('0042-A')).toBe('0042-A');
    expect(cleanJib('４２')).toBe('42');
  });

  test.each([
    ['', 'jibIsRequired'],
    [' \u00A0 ', 'jibIsRequired'],
    ['123456789012', 'jibIsVatNumber'],
    ['12345678901', 'jibLengthError'],
    ['12345678901234', 'jibLengthError'],
    ['420000000000A', 'jibAlphabetNotAllowedError'],
    ['４２００００００００００５', null],
    ['٤٢٠٠٠٠٠٠٠٠٠٠٥', null],
    ['０１０１９８０１５０００４', 'jibIsOtherNumber'],
    ['00387 33 556 123', 'jibIsOtherNumber'],
    ['1764293200123', 'jibIsOtherNumber'],
    ['4.2e12', 'jibAlphabetNotAllowedError'],
    [' 0076 543\u00A0210001\n', null],
  ])('what is wrong with %j is: %s (R5, E06–E08)', (text, problem) => {
    expect(jibProblem(text)).toBe(problem);
  });

  test('digitsOnly keeps leading zeros and reads the digits of every script', () => {
    expect(digitsOnly('00-42 ٤２ ७𝟙')).toBe('00424271');
  });
});

test.each([
  ['..', '-'],
  ['.', '-'],
  ['..a', '..a'],
  ['a..', 'a..'],
  ['a/b?c', 'a%2Fb%3Fc'],
  ['\uD83D', '%EF%BF%BD'],
])('%j is the segment %s of a path', (text, segment) => expect(encodeSegment(text)).toBe(segment));

test('no part of a call climbs out of its place', () => {
  expect(path('api/Entities', 5, '../../x', 'č d')).toBe('api/Entities/5/-/-/x/%C4%8D%20d');
});

test.each([
  [0, '0\u00A0B'],
  [820, '820\u00A0B'],
  [2048, '2\u00A0KB'],
  [1_468_006, '1,4\u00A0MB'],
  [10 * 1024 ** 2, '10\u00A0MB'],
  [1024 ** 2 - 1, '1\u00A0MB'],
  [3 * 1024 ** 4, '3.072\u00A0GB'],
  [-1, '–'],
  [null, '–'],
])('%s bytes are %s', (bytes, written) => expect(formatFileSize(bytes, 'bs')).toBe(written));
