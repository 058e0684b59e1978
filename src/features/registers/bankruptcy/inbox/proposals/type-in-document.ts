import { fold } from '#shared/format/fold.ts';
import { toLatin } from '#shared/format/latin.ts';

/** A kind of document with all its names. */
export type NamedType = { id: number; names: readonly string[] };

/** The title of a document is within so many characters of its beginning, after court, number and parties. */
const HEADING = 2000;
/** Letters with blanks between them, as courts write titles: 'R J E Š E N J E'. */
const SPACED = /(?<!\p{L})\p{L}(?:[ \u00a0]\p{L}){3,}(?!\p{L})/gu;

/** A text in the form in which names are found: one line, folded, without punctuation, spaced titles as words. */
const comparable = (text: string): string =>
  ` ${fold(toLatin(text).replace(SPACED, (title) => title.replace(/[ \u00a0]/g, '')))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A name without what stands in brackets after it; one word alone is no name of a kind. */
const phraseOf = (name: string): string => comparable(name.replace(/\([^)]*\)/g, ' '));

/** The kinds whose name begins first, and of those the longest: 'o otvaranju i zaključenju' is not 'o otvaranju'. */
function kindIn(plain: string, types: readonly NamedType[]): number | null {
  const matches = types.flatMap(({ id, names }) =>
    names
      .map(phraseOf)
      .filter((phrase) => phrase.trim().includes(' ') && plain.includes(phrase))
      .map((phrase) => ({ id, at: plain.indexOf(phrase), length: phrase.length })),
  );
  const [first, ...others] = matches.toSorted((one, other) => one.at - other.at || other.length - one.length);
  const isTied = others.some(({ id, at, length }) => id !== first?.id && at === first?.at && length === first.length);
  return first && !isTied ? first.id : null;
}

/** The kind of document that a file's name says; null when it says none or more than one equally. */
export const kindInName = (name: string, types: readonly NamedType[]): number | null =>
  kindIn(comparable(name.replace(/_/g, ' ')), types);

/** The kind of document that the heading of a text says, in any script; null when it says none or more than one equally. */
export const kindInText = (text: string, types: readonly NamedType[]): number | null =>
  kindIn(comparable(text.slice(0, HEADING)), types);
