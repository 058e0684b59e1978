import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { fold, foldedWords } from '#shared/format/fold.ts';

/** A piece of a text; `isMatch` marks a word that was searched for. */
export type Piece = { text: string; isMatch: boolean };

const wordsOf = (topic: string) => foldedWords(topic).filter((word) => word.length > 1);

/** Ranges [from, to) of the words in a text, in order and without overlaps; accents and case are ignored. */
function matchesIn(text: string, words: readonly string[]): [number, number][] {
  let folded = '';
  const source: number[] = [];
  // A text has few different letters; folding each time would take long for ten long bodies.
  const known = new Map<string, string>();
  let at = 0;
  for (const letter of text) {
    let own = known.get(letter);
    if (own === undefined) known.set(letter, (own = fold(letter)));
    // 'dj' is a spelling of 'đ' (see `fold`), so its second letter is not in the folded text.
    const plain = own === 'j' && folded.endsWith('d') ? '' : own;
    for (let count = 0; count < plain.length; count++) source.push(at);
    folded += plain;
    at += letter.length;
  }
  source.push(text.length);
  const matches: [number, number][] = [];
  for (const word of words) {
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length))
      matches.push([source[from] ?? 0, source[from + word.length] ?? text.length]);
  }
  const merged: [number, number][] = [];
  for (const [from, to] of matches.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A text in pieces, with the words of the topic marked. */
export function markMatches(text: string, topic: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of matchesIn(text, wordsOf(topic))) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false });
    pieces.push({ text: text.slice(from, to), isMatch: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** Number of characters of a body that are searched for words. */
const LOOK_THROUGH = 20_000;

/** At most 150 characters of a text (P9): its beginning, or the part around the first matching word if that comes later. */
export function excerpt(text: string, topic: string): string {
  const body = text.slice(0, LOOK_THROUGH);
  const [first] = matchesIn(body, wordsOf(topic));
  if (!first || first[1] <= CUT.listText) return cut(body, CUT.listText);
  const from = body.lastIndexOf(' ', first[0] - CUT.listText / 3) + 1;
  return `...${cut(body.slice(from), CUT.listText)}`;
}
