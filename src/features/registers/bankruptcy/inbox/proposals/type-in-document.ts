import { documentText } from '#shared/format/document-text.ts';
import { fold } from '#shared/format/fold.ts';
import { toLatin } from '#shared/format/latin.ts';
import type { Proposed } from './proposal.ts';

/** A kind of document with all its names. */
export type NamedType = { id: number; names: readonly string[] };

/** The title of a document is within so many characters of its beginning, after court, number and parties. */
const HEADING = 3000;
/** Letters with blanks between them, as courts write titles: 'R J E Š E N J E'. */
const SPACED = /(?<!\p{L})\p{L}(?:[ \u00a0]{1,2}\p{L}){3,}(?!\p{L})/gu;

/** What follows a title on its line: nothing, whom or what it is about, a number; a verb makes it a sentence that mentions it. */
const AFTER_TITLE =
  /^ *(?:\([^)\n]*\))?[^\p{L}\p{N}\n]*(?:\n|$|(?:nad|protiv|od|za|u|br|broj|dana|duznik\p{L}*|duznika|drustv\p{L}*|privredn\p{L}*|stecajn\p{L}*)(?!\p{L})|\d)/u;

/** A text in the form in which names are found: its lines, folded, spaced titles as words. */
const comparable = (text: string): string =>
  documentText(text)
    .replace(SPACED, (title) => title.replace(/[ \u00a0]/g, ''))
    .split('\n')
    .map((line) => fold(toLatin(line)).trim())
    .join('\n');

const ACCENTED = /[čćšžđ]/;
const BETWEEN = '[^\\p{L}\\p{N}]+';

/** A letter as fonts may give it: č, ć, š, ž and đ also as another sign or none. */
const letterPattern = (letter: string): string =>
  ACCENTED.test(letter) ? `(?:${fold(letter)}|[^a-z0-9\\n]{1,2}|(?=[a-z]))` : fold(letter);

/** The words of a name as expressions over a comparable text; what stands in brackets does not count. */
function wordPatterns(name: string): string[] {
  const plain = toLatin(name.replace(/\([^)]*\)/g, ' '))
    .toLowerCase()
    .normalize('NFC');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word, letterPattern).join(''));
}

type Patterns = {
  names: readonly { id: number; pattern: RegExp }[];
  /** A line that begins with the first two words of a name. */
  beginning: RegExp;
};

function patternsOf(types: readonly NamedType[]): Patterns {
  const all = types.flatMap(({ id, names }) => names.map((name) => ({ id, words: wordPatterns(name) })));
  // One word alone is no name of a kind.
  const named = all.filter(({ words }) => words.length > 1);
  const beginnings = new Set(named.map(({ words }) => words.slice(0, 2).join(BETWEEN)));
  return {
    names: named.map(({ id, words }) => ({
      id,
      pattern: new RegExp(`(?<!\\p{L})${words.join(BETWEEN)}(?!\\p{L})`, 'gu'),
    })),
    beginning: new RegExp(
      `(?<=(?:^|\\n)[^\\p{L}\\p{N}\\n]*)(?:${[...beginnings].join('|') || '(?!)'})(?!\\p{L})`,
      'gu',
    ),
  };
}

/** The expressions are made once for a list of kinds. */
const known = new WeakMap<readonly NamedType[], Patterns>();
const patternsFor = (types: readonly NamedType[]): Patterns => {
  const patterns = known.get(types) ?? patternsOf(types);
  known.set(types, patterns);
  return patterns;
};

type Match = { ids: number[]; at: number; end: number };

/** The names in a text, of those that begin together the longest: 'o otvaranju i zaključenju' is not 'o otvaranju'. */
function matchesIn(plain: string, { names }: Patterns): Match[] {
  const all = names.flatMap(({ id, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index: at, 0: { length } }) => ({ id, at, end: at + length })),
  );
  const longest = new Map<number, Match>();
  for (const { id, at, end } of all) {
    const earlier = longest.get(at);
    if (!earlier || end > earlier.end) longest.set(at, { ids: [id], at, end });
    else if (end === earlier.end && !earlier.ids.includes(id)) earlier.ids.push(id);
  }
  const matches = [...longest.values()].toSorted((one, other) => one.at - other.at);
  return matches.filter(({ at }) => !matches.some((other) => other.at < at && at < other.end));
}

/** Whether a line begins as a name does, but is none that is known: a damaged title. */
const hasUnreadTitle = (plain: string, { beginning }: Patterns, matches: readonly Match[]): boolean =>
  [...plain.matchAll(beginning)].some(({ index }) => !matches.some(({ at }) => at === index));

const idsOf = (matches: readonly Match[]) => new Set(matches.flatMap(({ ids }) => ids));

/**
 * The kind of a document: the one that its name says, or its title, which is a line of its own near the beginning. None where name
 * and title differ, where there are two titles, or where a title was damaged.
 */
export function kindOfDocument(name: string, text: string, types: readonly NamedType[]): Proposed {
  const patterns = patternsFor(types);
  const inName = idsOf(matchesIn(comparable(name.replace(/_/g, ' ')), patterns));
  const plain = comparable(text.slice(0, HEADING));
  const matches = matchesIn(plain, patterns);
  if (hasUnreadTitle(plain, patterns, matches)) return null;
  const isLine = ({ at, end }: Match) =>
    /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(plain.slice(0, at)) && AFTER_TITLE.test(plain.slice(end));
  const titles = matches.filter(isLine);
  const inText = idsOf(titles.length > 0 ? titles : matches);
  // A name that is only mentioned is no title, but it may be one.
  const isTitled = titles.length > 0 && titles[0] === matches[0] && inText.size === 1;
  const [id] = inName.size > 0 ? inName : inText;
  if (id === undefined || inName.size > 1) return null;
  if (inName.size === 1) return [...inText].every((each) => each === id) ? { value: String(id), from: 'name' } : null;
  return isTitled ? { value: String(id), from: 'text' } : null;
}
