const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LETTERS = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

/** The Cyrillic letters of Bosnian and Serbian with their Latin ones: one to one, three of them as two letters. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(CYRILLIC, (letter, at) => [letter, LETTERS[at] ?? letter]),
);

const isUpper = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase();
const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

/**
 * Replaces letters by those of a table of lower-case letters. A capital that becomes two letters has both as capitals within a
 * word of capitals ('ЉУБАВ' → 'LJUBAV'), else only the first ('Љубав' → 'Ljubav').
 */
function replaced(text: string, table: Readonly<Record<string, string>>): string {
  const letters = Array.from(text);
  return letters
    .map((letter, at) => {
      const lower = letter.toLowerCase();
      const plain = Object.hasOwn(table, lower) ? table[lower] : undefined;
      if (plain === undefined) return letter;
      if (lower === letter) return plain;
      const [first = '', ...rest] = plain;
      const [before, after] = [letters[at - 1], letters[at + 1]];
      const isInCapitals = isLetter(after) ? isUpper(after) : isUpper(before);
      return first.toUpperCase() + (isInCapitals ? rest.join('').toUpperCase() : rest.join(''));
    })
    .join('');
}

/** A text in Latin script; letters that Bosnian and Serbian Cyrillic do not have stay. */
export const toLatin = (text: string): string => replaced(text.normalize('NFC'), LATIN);

/** A Latin text without accents, đ as dj. */
export const withoutAccents = (text: string): string =>
  replaced(text.normalize('NFC'), { đ: 'dj' }).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
