/** Letters that stay whole under decomposition and still have a plain neighbour. */
const WHOLE_LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' };

/**
 * The form of a text in which searches compare: lower case, without accents, đ and its spelling dj as d, the one-sign dž as dz.
 * Folding twice changes nothing; fold a long list once and keep the result.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đłøßæ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/dj+/g, 'd');
}

/** The words of a text in that form. */
export const foldedWords = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** True for a text that shows nothing: empty, or blanks and signs nobody sees alone (faults E03). */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Cc}]/u.test(text);

// 'hr' holds the alphabet of all three languages (č ć dž đ lj nj š ž); browsers do not have 'bs'.
let collator: Intl.Collator | undefined;

/** Compares two texts by the local alphabet, numbers inside by their value: an argument for `toSorted`. */
export function collate(a: string, b: string): number {
  // Made with the first use, as everything of Intl: it takes milliseconds, and few first screens need it.
  collator ??= new Intl.Collator('hr', { numeric: true });
  return collator.compare(a, b);
}
