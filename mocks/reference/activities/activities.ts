import type { ActivityRow } from './activity-row.ts';
import { croatianActivityName } from './croatian.ts';
import { SECTIONS_A_B } from './section-a-b.ts';
import { SECTION_C_10_18 } from './section-c-10-18.ts';
import { SECTION_C_19_25 } from './section-c-19-25.ts';
import { SECTION_C_26_33 } from './section-c-26-33.ts';
import { SECTIONS_D_F } from './section-d-f.ts';
import { SECTION_G } from './section-g.ts';
import { SECTIONS_H_J } from './section-h-j.ts';
import { SECTIONS_K_M } from './section-k-m.ts';
import { SECTIONS_N_O } from './section-n-o.ts';
import { SECTIONS_P_R } from './section-p-r.ts';
import { SECTIONS_S_U } from './section-s-u.ts';

/** One node of the classification of activities; the three names are plain texts, `parentId` is null for a section. */
export type Activity = { id: number; code: string; bs: string; hr: string; en: string; parentId: number | null };

/** Sections A–U have the ids 2719–2739 (R9); every other level follows in code order. */
const FIRST_SECTION_ID = 2719;

const ROWS: readonly ActivityRow[] = [
  ...SECTIONS_A_B,
  ...SECTION_C_10_18,
  ...SECTION_C_19_25,
  ...SECTION_C_26_33,
  ...SECTIONS_D_F,
  ...SECTION_G,
  ...SECTIONS_H_J,
  ...SECTIONS_K_M,
  ...SECTIONS_N_O,
  ...SECTIONS_P_R,
  ...SECTIONS_S_U,
];

/**
 * The whole classification of activities (KD BiH 2010, four levels: 21 sections, 88 divisions, 272 groups, 615 classes),
 * sections first, then divisions, groups and classes together in code order. It answers `GET /MarketActivities` (R3.7).
 */
export const ACTIVITIES: readonly Activity[] = numbered(ROWS);

function numbered(rows: readonly ActivityRow[]): Activity[] {
  const sections = rows.filter(([code]) => isSection(code));
  const lower = withRepeatedLevels(rows.filter(([code]) => !isSection(code)));
  const ordered = [...sections, ...lower.toSorted(([a], [b]) => (a < b ? -1 : 1))];
  const ids = new Map(ordered.map(([code], index) => [code, FIRST_SECTION_ID + index]));
  const sectionOf = sectionsOfDivisions(rows);
  return ordered.map(([code, bs, en, hr], index) => ({
    id: FIRST_SECTION_ID + index,
    code,
    bs,
    hr: hr ?? croatianActivityName(bs),
    en,
    parentId: isSection(code) ? null : (ids.get(parentCode(code) ?? sectionOf.get(code) ?? '') ?? null),
  }));
}

/** Adds the group `NN.0` of a division without groups and the class `NN.N0` of a group without classes. */
function withRepeatedLevels(rows: readonly ActivityRow[]): ActivityRow[] {
  const groups = withChild(rows, 2, 4, '.0');
  return withChild(groups, 4, 5, '0');
}

function withChild(rows: readonly ActivityRow[], length: number, childLength: number, suffix: string): ActivityRow[] {
  const parents = new Set(rows.filter(([code]) => code.length === childLength).map(([code]) => code.slice(0, length)));
  const missing = rows.filter(([code]) => code.length === length && !parents.has(code));
  return [...rows, ...missing.map(([code, ...names]): ActivityRow => [`${code}${suffix}`, ...names])];
}

/** The code of the level above for a group or a class; undefined for a division, whose section is not in its code. */
function parentCode(code: string): string | undefined {
  if (code.length === 5) return code.slice(0, 4);
  return code.length === 4 ? code.slice(0, 2) : undefined;
}

/** Divisions stand below their section in the authored rows, so the last section read is theirs. */
function sectionsOfDivisions(rows: readonly ActivityRow[]): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let section = '';
  for (const [code] of rows) {
    if (isSection(code)) section = code;
    else if (code.length === 2) sections.set(code, section);
  }
  return sections;
}

function isSection(code: string): boolean {
  return code.length === 1;
}
