import { isSameSheetName } from '#shared/workbook/sheet-name.ts';
import type { SheetLine, SheetTable } from '../sheet-table.ts';

/** Sheets of which fewer lines belong together are of different forms. */
const SAME_FORM = 0.6;
/** Sheets with different names are the same one only if so many lines belong together. */
const RENAMED = 0.8;

/** Two sheets that belong together, with their lines. */
export type SheetPair = { last: SheetTable; now: SheetTable; lines: MatchedLines };

type MatchedSheets = {
  pairs: readonly SheetPair[];
  /** Sheets of the same name on different forms. */
  differing: readonly SheetTable[];
  onlyLast: readonly SheetTable[];
  onlyNow: readonly SheetTable[];
};

/** Matches sheets with lines by name, then those left by their lines, if only one fits. */
export function matchSheets(last: readonly SheetTable[], now: readonly SheetTable[]): MatchedSheets {
  const pairs: SheetPair[] = [];
  const differing: SheetTable[] = [];
  const unnamed: SheetTable[] = [];
  for (const sheet of now) {
    const named = last.find(({ name }) => isSameSheetName(name, sheet.name));
    const lines = named && matchLines(named, sheet);
    if (!lines) unnamed.push(sheet);
    else if (lineShare(lines) >= SAME_FORM) pairs.push({ last: named, now: sheet, lines });
    else differing.push(sheet);
  }
  const left = last.filter(({ name }) => !now.some((sheet) => isSameSheetName(name, sheet.name)));
  const candidates = unnamed.flatMap((sheet) =>
    left.flatMap((other): SheetPair[] => {
      const lines = matchLines(other, sheet);
      return lineShare(lines) >= RENAMED ? [{ last: other, now: sheet, lines }] : [];
    }),
  );
  const isSole = (pair: SheetPair) =>
    candidates.every((other) => other === pair || (other.last !== pair.last && other.now !== pair.now));
  const renamed = candidates.filter(isSole);
  return {
    pairs: [...pairs, ...renamed].toSorted((one, other) => now.indexOf(one.now) - now.indexOf(other.now)),
    differing,
    onlyLast: left.filter((sheet) => !renamed.some((pair) => pair.last === sheet)),
    onlyNow: unnamed.filter((sheet) => !renamed.some((pair) => pair.now === sheet)),
  };
}

type LinePair = { last: SheetLine; now: SheetLine };

/** The lines of two sheets that belong together, how they were matched, and the lines with figures that have no counterpart. */
type MatchedLines = {
  by: 'address' | 'text';
  pairs: readonly LinePair[];
  onlyLast: readonly SheetLine[];
  onlyNow: readonly SheetLine[];
};

/**
 * Matches the lines of two sheets: by address when the same texts are in the same rows, else by their texts. A text that a sheet
 * has twice belongs to no line of the other one, because nothing tells to which.
 */
function matchLines(last: SheetTable, now: SheetTable): MatchedLines {
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
function lineShare({ pairs, onlyLast, onlyNow }: MatchedLines): number {
  const count = pairs.length + Math.max(onlyLast.length, onlyNow.length);
  return count === 0 ? 0 : pairs.length / count;
}
