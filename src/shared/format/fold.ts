import { once } from '#shared/timing/once.ts';
import { plainSigns } from './plain-text.ts';

/** Letters that Unicode decomposition leaves unchanged, with their plain form. */
const WHOLE_LETTERS: Record<string, string> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' };

/**
 * A text in the form that searches compare: lower case, without accents, đ and its spelling dj as d, the one-character dž as
 * dz, blanks, quotes and dashes of any shape as plain ones, nothing invisible. Folding twice changes nothing; fold a long list once
 * and reuse the result.
 */
export function fold(text: string): string {
  const letters = plainSigns(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøßæ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/dj+/g, 'd');
  return plainSigns(letters);
}

/** The folded words of a text. */
export const foldedWords = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** Whether a text shows nothing: empty, or only blanks and invisible characters (faults E03). */
export const isBlank = (text: string): boolean => plainSigns(text).trim() === '';

// 'hr' holds the alphabet of all three languages (č ć dž đ lj nj š ž); browsers do not have 'bs'. Created on first use: it takes
// milliseconds, and few first screens need it.
const collator = once(() => new Intl.Collator('hr', { numeric: true }));

/** Compares two texts by the local alphabet, numbers inside by their value; pass it to `toSorted`. */
export function collate(a: string, b: string): number {
  return collator().compare(a, b);
}
