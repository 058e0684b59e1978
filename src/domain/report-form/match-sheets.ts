import { isSameSheetName } from '#shared/workbook/sheet-name.ts';
import { lineShare, type MatchedLines, matchLines } from './match-lines.ts';
import type { SheetTable } from './sheet-table.ts';

/** Sheets of which fewer lines belong together are of different forms. */
const SAME_FORM = 0.6;
/** Sheets with different names are the same one only if so many lines belong together. */
const RENAMED = 0.8;

/** Two sheets that belong together, with their lines. */
export type SheetPair = { last: SheetTable; now: SheetTable; lines: MatchedLines };

/** The sheets of two reports: those that belong together, and the others, which cannot be compared. */
export type MatchedSheets = {
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
