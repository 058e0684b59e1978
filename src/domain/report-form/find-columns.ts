import { type Amount, isSameAmount, valueOf } from './internal/amount.ts';
import { type AmountColumn, withoutYears } from './sheet-table.ts';

/** Amounts of one line by column: of last year's and of this year's report. */
export type AmountsOfLine = { last: readonly Amount[]; now: readonly Amount[] };

/** Two columns of which the second repeats the first: their places among the columns of last year's and this year's sheet. */
export type ColumnPair = { last: number; now: number };

/** How far two columns agree: lines in which one of the amounts is not 0, and those of them in which they are equal. */
export type Agreement = ColumnPair & { lines: number; equal: number };

/** Least share of equal lines for a pair to be found, and how far it must be ahead of any other that could be meant. */
export const EQUAL_LINES = 0.6;
const AHEAD = 0.2;
/** Fewer different amounts may be equal by chance. */
const LEAST_AMOUNTS = 3;

/** How far two columns agree; lines with an unreadable amount do not count. `amounts` is the number of different equal ones. */
export function agreementOf(
  { last, now }: ColumnPair,
  lines: readonly AmountsOfLine[],
): Agreement & { amounts: number } {
  const equal = new Set<number>();
  const count = { lines: 0, equal: 0 };
  for (const line of lines) {
    const [before, after] = [valueOf(line.last[last] ?? 'empty'), valueOf(line.now[now] ?? 'empty')];
    if (before === null || after === null || (isSameAmount(before, 0) && isSameAmount(after, 0))) continue;
    count.lines++;
    if (!isSameAmount(before, after)) continue;
    count.equal++;
    equal.add(Math.round(before * 100));
  }
  return { last, now, ...count, amounts: equal.size };
}

const shareOf = ({ lines, equal }: Agreement) => (lines === 0 ? 0 : equal / lines);

/**
 * For each column of last year's sheet the place of the same one in this year's: by a heading that no other column has, else by the
 * order if both sheets have equally many. Null when neither tells.
 */
export function sameColumns(last: readonly AmountColumn[], now: readonly AmountColumn[]): readonly (number | null)[] {
  const [before, after] = [headingsOf(last), headingsOf(now)];
  const isSole = (heading: string, headings: readonly string[]) =>
    heading !== '' && headings.filter((each) => each === heading).length === 1;
  return before.map((heading, at) => {
    if (isSole(heading, before) && isSole(heading, after)) return after.indexOf(heading);
    // A column in the same place under the heading of another column is certainly not the same.
    const atSamePlace = after[at] ?? '';
    const isOther = isSole(atSamePlace, after) && isSole(atSamePlace, before);
    return last.length === now.length && !isOther ? at : null;
  });
}

const headingsOf = (columns: readonly AmountColumn[]) =>
  columns.map(({ heading }) => withoutYears(heading).toLowerCase());

/**
 * Finds the column of this year's sheet that repeats a column of last year's: the pair with the largest share of equal lines, at
 * least 60 %, and clearly ahead of every other pair that could be meant instead. A column never repeats itself: if this year's
 * amounts are those of last year in the same column, nothing changed. Null when none is certain.
 */
export function findColumns(
  lines: readonly AmountsOfLine[],
  same: readonly (number | null)[],
  columns: number,
): Agreement | null {
  const all = same.flatMap((_, last) =>
    Array.from({ length: columns }, (_column, now) => ({
      ...agreementOf({ last, now }, lines),
      isSame: same[last] === now,
      isKnown: same[last] !== null,
    })),
  );
  const ranked = all.toSorted((one, other) => shareOf(other) - shareOf(one));
  const best = ranked.find(({ isSame, isKnown, amounts }) => isKnown && !isSame && amounts >= LEAST_AMOUNTS);
  if (!best || shareOf(best) < EQUAL_LINES) return null;
  // Other columns may be the same in both years, such as numbers of notes.
  const others = ranked.filter(
    (pair) => pair !== best && (!pair.isSame || pair.last === best.last || pair.now === best.now),
  );
  if (others.some((pair) => shareOf(best) - shareOf(pair) < AHEAD)) return null;
  const { last, now, lines: count, equal } = best;
  return { last, now, lines: count, equal };
}
