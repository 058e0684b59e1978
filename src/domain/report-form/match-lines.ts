import type { SheetLine, SheetTable } from './sheet-table.ts';

/** A line of last year's report and the same one in this year's. */
type LinePair = { last: SheetLine; now: SheetLine };

/** The lines of two sheets that belong together, how they were matched, and the lines with figures that have no counterpart. */
export type MatchedLines = {
  by: 'address' | 'text';
  pairs: readonly LinePair[];
  onlyLast: readonly SheetLine[];
  onlyNow: readonly SheetLine[];
};

/**
 * Matches the lines of two sheets: by address when the same texts are in the same rows, else by their texts. A text that a sheet
 * has twice belongs to no line of the other one, because nothing tells to which.
 */
export function matchLines(last: SheetTable, now: SheetTable): MatchedLines {
  const isSame = isSameStructure(last, now);
  const [ofLast, ofNow] = isSame ? [last.lines, now.lines] : [soleLines(last), soleLines(now)];
  const pairs = [...ofLast].flatMap(([place, line]): LinePair[] => {
    const other = (ofNow as ReadonlyMap<unknown, SheetLine>).get(place);
    return other && (line.hasFigures || other.hasFigures) ? [{ last: line, now: other }] : [];
  });
  const matched = new Set(pairs.flatMap((pair) => [pair.last, pair.now]));
  const others = ({ lines }: SheetTable) => [...lines.values()].filter((line) => line.hasFigures && !matched.has(line));
  return { by: isSame ? 'address' : 'text', pairs, onlyLast: others(last), onlyNow: others(now) };
}

/** Whether every line with figures in one sheet is in the same row of the other one. */
function isSameStructure(last: SheetTable, now: SheetTable): boolean {
  const rows = [...last.lines.keys(), ...now.lines.keys()];
  return rows.every((row) => {
    const [one, other] = [last.lines.get(row), now.lines.get(row)];
    return one?.key === other?.key || !(one?.hasFigures || other?.hasFigures);
  });
}

/** The lines of a sheet by their texts, as far as no other line has the same. */
function soleLines({ lines }: SheetTable): ReadonlyMap<string, SheetLine> {
  const byKey = Map.groupBy(lines.values(), ({ key }) => key);
  return new Map([...byKey].flatMap(([key, [line, ...others]]) => (line && others.length === 0 ? [[key, line]] : [])));
}

/** Share of the lines with figures of the longer sheet that belong together, 0 to 1. */
export function lineShare({ pairs, onlyLast, onlyNow }: MatchedLines): number {
  const count = pairs.length + Math.max(onlyLast.length, onlyNow.length);
  return count === 0 ? 0 : pairs.length / count;
}
