import { documentText } from '#shared/format/document-text.ts';
import { fold } from '#shared/format/fold.ts';
import { toLatin } from '#shared/format/latin.ts';
import type { Proposed } from './proposal.ts';

/** A kind of document with all its names. */
export type NamedType = { id: number; names: readonly string[] };

/** The title of a document is within so many characters of its beginning, after court, number and parties. */
const HEADING = 3000;
/** Letters with blanks between them, as courts write titles: 'R J E Š E N J E'. */
const SPACED = /(?<!\p{L})\p{L}(?:[ \u00a0]{1,2}(?:\p{L}|nj|lj|dž)){3,}(?!\p{L})/giu;

/** What follows a title on its line: nothing, whom or what it is about, a number; a verb makes it a sentence that mentions it. */
const AFTER_TITLE =
  /^ *(?:\([^)\n]*\))?[^\p{L}\p{N}\n"”)]*(?:\n|$|(?:nad|protiv|od|za|u|br|broj|dana|duznik\p{L}*|duznika|drustv\p{L}*|privredn\p{L}*|stecajn\p{L}*)(?!\p{L})|\d)/u;
/** What says that a document is another: its own word, or one by which it changes, refuses, answers or sends the one that it names. */
const OTHER_DOCUMENT =
  /(?<!\p{L})(?:rjesenj|odluk|zakljuc|presud|nalog|zalb|prigovor|tuzb|isprav|zahtjev|molb|dopis|podnes|prijedlo[gz]|odgovor|povlac|dopun|nacrt|oglas|poziv|obavijest|obavjesten|obavjestav|izvod|potvrd|punomo|zapisni|prilo[gz]|predmet|povodom|dostavlja|saglasn|suglasn|plan(?!\p{L})|popis|prihva|odbij|odbac|ukid|obustav|stavlja|izmjen|uput|misljen|izvjest|izjav|novine|glasnik|sadrzaj|spisak|lista|pregled|ne\s+donos|nije(?!\p{L})|nisu|protiv|copy|draft|appeal|decision|proposal|reply)/u;
const OTHER_BEGINNING = new RegExp(`(?<=^[^\\p{L}]*)${OTHER_DOCUMENT.source}`, 'u');
/** Beginning of the line of a court or a register above a title. */
const LETTERHEAD =
  /^(?:bosna|federacij|republik|kanton|opcinsk|okruzn|privredn|visok|sud(?!\p{L}|\s+ce)|registar|agencij|ministar)/u;
/** What refuses or changes the document whose title stands before it. */
const UNDONE =
  /(?<!\p{L})(?:odbij|odbac|ukid|pobij|povlac|ponist|preinac|isprav(?:k|ak|lj)|nacrt|dopun|prepis|izvod|prigovor|stavlja|nije|nisu|ne\s+donos|molimo|zalb|u\s+prilogu)/u;
/** The end of a line that leads to the title of the document itself. */
const LEADS_TO_TITLE =
  /(?:(?:vrsta|naziv|tip)(?:\s+dokumenta)?|doni(?:o|jel[aoi])|donosi|izda(?:o|la|je)|objavljuje|podnosi)(?:\s+je)?(?:\s+sl?i?jedec\p{L}+)?\s*:?\s*$/u;

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
 * Whether a title is that of the document, and not of one that it refuses, changes, answers or encloses: no line before it begins
 * with the word of another document, what stands above and below it is no part of a sentence with it, and nothing undoes it.
 */
function isOwnTitle(plain: string, written: string, { at, end }: Match): boolean {
  const before = plain.slice(0, at).split('\n').slice(0, -1);
  const isNamedBefore = before.some((line) => OTHER_BEGINNING.test(line));
  const above = before.findLast((line) => line.trim() !== '') ?? '';
  const isAbove = before.at(-1) === above && above !== '';
  const aboveAsWritten = written.split('\n')[before.length - 1] ?? '';
  const mayLead =
    !isAbove || /[\d,.]/.test(above) || LETTERHEAD.test(above) || aboveAsWritten === aboveAsWritten.toUpperCase();
  const below = plain.slice(end, end + 160).split(/\n\s*\n/)[0] ?? '';
  const line = written.split('\n')[plain.slice(0, end).split('\n').length] ?? '';
  const goesOn = /^\s*\p{Ll}/u.test(line) && !AFTER_TITLE.test(fold(toLatin(line)));
  return (
    !isNamedBefore &&
    (LEADS_TO_TITLE.test(above) ||
      (mayLead && !OTHER_DOCUMENT.test(above) && !/(?:^|\s)(?:na|o|po|za|uz|protiv)\s*$|:\s*$/u.test(above))) &&
    !goesOn &&
    (UNDONE.test(plain.slice(at, end)) || !UNDONE.test(below))
  );
}

/** Whether the first line that begins as a title is that of another document than the one of this name. */
function hasOtherTitle(plain: string, name: string): boolean {
  const line = plain.split('\n').find((each) => OTHER_BEGINNING.test(each)) ?? '';
  const [word = ''] = OTHER_BEGINNING.exec(line) ?? [];
  return line.length < 60 && !name.startsWith(word) && !name.includes(line.trim());
}

/**
 * The kind of a document: the one that its name says, or its title, which is a line of its own near the beginning. None where name
 * and title differ, where there are two titles, or where a title was damaged.
 */
export function kindOfDocument(name: string, text: string, types: readonly NamedType[]): Proposed {
  const patterns = patternsOf(types);
  const plainName = comparable(name.replace(/_/g, ' '));
  const named = matchesIn(plainName, patterns);
  const inName = idsOf(named);
  const plain = comparable(text.slice(0, HEADING));
  const matches = matchesIn(plain, patterns);
  if (hasUnreadTitle(plain, patterns, matches)) return null;
  const isLine = ({ at, end }: Match) =>
    /(?:^|\n)[^\p{L}\p{N}\n"„(]*$/u.test(plain.slice(0, at)) && AFTER_TITLE.test(plain.slice(end));
  const titles = matches.filter(isLine);
  const inText = idsOf(titles.length > 0 ? titles : matches);
  // A name that is only mentioned is no title, but it may be one.
  const [title] = titles;
  const isTitled =
    title !== undefined && title === matches[0] && inText.size === 1 && isOwnTitle(plain, documentText(text), title);
  const [id] = inName.size > 0 ? inName : inText;
  if (id === undefined || inName.size > 1) return null;
  if (inName.size === 0) return isTitled ? { value: String(id), from: 'text' } : null;
  const ofName = named.map(({ at, end }) => plainName.slice(at, end));
  const rest = ofName.reduce((left, each) => left.replace(each, ' '), plainName);
  const isOther = OTHER_DOCUMENT.test(rest) || (titles.length === 0 && hasOtherTitle(plain, ofName[0] ?? ''));
  const isSame = [...inText].every((each) => each === id) && (title === undefined || isTitled);
  return isSame && !isOther ? { value: String(id), from: 'name' } : null;
}
