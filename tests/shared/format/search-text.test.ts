import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentSearchUrl } from '#domain/content/content-search.ts';
import { nameOrJib, urlName } from '#domain/legal-entity/search/entity-filters.ts';
import { fold } from '#shared/format/fold.ts';
import { searchText } from '#shared/format/plain-text.ts';
import { readUrl } from '#shared/routing/url-schema.ts';

/** As pasted, and as it is asked. */
const PASTED: readonly (readonly [string, string])[] = [
  ['Bis\u00ADtri\u010Dka', 'Bistri\u010Dka'],
  ['Drijeno\u200B', 'Drijeno'],
  ['\u202ADrijeno\u202C', 'Drijeno'],
  ['\u2066Drijeno\u2069', 'Drijeno'],
  ['\uFEFFDrijeno\u200D', 'Drijeno'],
  ['Drijeno\u2060 d.o.o.\u{E0041}', 'Drijeno d.o.o.'],
  ['Drijeno\u00A0d.o.o.', 'Drijeno d.o.o.'],
  ['Drijeno\td.o.o.\r\n', 'Drijeno d.o.o.'],
  ['Drijeno\u2009\u202F\u3000d.o.o.', 'Drijeno d.o.o.'],
  ['Drijeno\u000Bd.o.o.\u2028', 'Drijeno d.o.o.'],
  ['„Drijeno“', '"Drijeno"'],
  ['“Drijeno”', '"Drijeno"'],
  ['»Drijeno«', '"Drijeno"'],
  ['‟Drijeno″', '"Drijeno"'],
  ['＂Drijeno＂', '"Drijeno"'],
  [",,Drijeno''", '"Drijeno"'],
  ['‘Drijeno’', "'Drijeno'"],
  ['O`Brien´s', "O'Brien's"],
  ['Drijeno – Mostar', 'Drijeno - Mostar'],
  ['Drijeno—Mostar', 'Drijeno-Mostar'],
  ['Drijeno\u2011Mostar', 'Drijeno-Mostar'],
  ['Drijeno\u2212Mostar', 'Drijeno-Mostar'],
  ['S\u030Cume', 'Šume'],
  ['S\u200B\u030Cume', 'Šume'],
  ['Drijeno\uFE0F\uFFFC', 'Drijeno'],
  ['Ðurđevik', 'Đurđevik'],
  ['ðurđevik', 'đurđevik'],
  ['ǅep \u01C9', 'Džep lj'],
  ['ﬁrma Ｄｒｉｊｅｎｏ１', 'firma Drijeno1'],
  ['Drijeno\u2026', 'Drijeno...'],
  ['Drijeno\u2E3AMostar', 'Drijeno-Mostar'],
  ['  Šume  ', 'Šume'],
];

const register = z.object({ name: urlName() });

describe('what is typed into a search (readings)', () => {
  test.each(PASTED)('%j is asked as %j', (typed, asked) => {
    expect(searchText(typed)).toBe(asked);
    expect(nameOrJib(typed)).toEqual({ name: asked });
    expect(readUrl(register, new URLSearchParams({ name: typed })).name).toBe(asked);
    expect(readUrl(contentSearchUrl, new URLSearchParams({ topic: typed })).topic).toBe(asked);
    expect(fold(typed).trim()).toBe(fold(asked));
  });

  test('any text is asked without invisible signs, without other blanks, and the same when asked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const asked = searchText(text);
        expect(asked).not.toMatch(/[\p{Cf}\p{Cc}\u00A0\u2018-\u201F\u2010-\u2015]|^\s|\s$| {2}/u);
        expect(searchText(asked)).toBe(asked);
      }),
      { numRuns: 500 },
    );
  });
});
