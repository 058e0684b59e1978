import * as z from 'zod';
import { readCsv } from '../data-file.ts';

/** One node of the classification of activities; the three names are plain texts, `parentId` is null for a section. */
export type Activity = { id: number; code: string; bs: string; hr: string; en: string; parentId: number | null };

/** Sections A–U have the ids 2719–2739 (R9); every other level follows in code order. */
const FIRST_SECTION_ID = 2719;

const Name = z.string().min(3);
const ROWS = readCsv(
  'reference/activities.csv',
  z.strictObject({ code: z.string().regex(/^([A-U]|\d\d(\.\d\d?)?)$/), bs: Name, hr: Name, en: Name }),
);

/**
 * The whole classification of activities (KD BiH 2010, four levels: 21 sections, 88 divisions, 272 groups, 615 classes),
 * sections first, then divisions, groups and classes together in code order. It answers `GET /MarketActivities` (R3.7).
 */
export const ACTIVITIES: readonly Activity[] = numbered();

function numbered(): Activity[] {
  const isSection = ({ code }: { code: string }) => code.length === 1;
  const lower = ROWS.filter((row) => !isSection(row)).toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const ordered = [...ROWS.filter(isSection), ...lower];
  const ids = new Map(ordered.map(({ code }, index) => [code, FIRST_SECTION_ID + index]));
  const parents = parentCodes();
  return ordered.map((row, index) => ({
    id: FIRST_SECTION_ID + index,
    ...row,
    parentId: ids.get(parents.get(row.code) ?? '') ?? null,
  }));
}

/** Code → code of the level above. The code of a division does not contain its section, which precedes it in the file. */
function parentCodes(): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  let section = '';
  for (const { code } of ROWS) {
    if (code.length === 1) section = code;
    else parents.set(code, code.length === 2 ? section : code.length === 4 ? code.slice(0, 2) : code.slice(0, 4));
  }
  return parents;
}
