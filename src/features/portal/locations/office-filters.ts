import * as z from 'zod/mini';
import { CANTONS } from '#domain/reference/cantons.ts';
import { fold } from '#shared/format/fold.ts';
import { urlChoice, urlFlag, urlValue } from '#shared/routing/url-schema.ts';
import { branchesOf, isMain, type Office, OFFICE_ROWS } from './office.model.ts';

/** A main unit of the list with those of its branch offices that are looked for. */
export type ListedUnit = { readonly unit: Office; readonly branches: readonly Office[] };

/** Longest name that is looked for, in letters. */
export const LONGEST_OFFICE_NAME = 60;

/**
 * The address of the page: the filters, the selected office, and whether branch offices have no pin. An unknown canton or office is none,
 * a name is cut to a sensible length and keeps its spaces while it is typed.
 */
export const officeViewUrl = z.object({
  canton: urlChoice<number | null>([null, ...CANTONS.map(({ id }) => id)]),
  name: urlValue<string>('', (text) => Array.from(text).slice(0, LONGEST_OFFICE_NAME).join('')),
  office: urlChoice<number | null>([null, ...OFFICE_ROWS.map(({ id }) => id)]),
  mainOnly: urlFlag(),
});

/** What the visitor is looking for. */
export type OfficeFilters = Pick<z.output<typeof officeViewUrl>, 'canton' | 'name'>;

/** Whether an office is looked for: in that canton, and its town or postal code begins a word with what was typed. */
export function matchesFilters(office: Office, { canton, name }: OfficeFilters): boolean {
  if (canton !== null && office.cantonId !== canton) return false;
  const typed = fold(name.trim());
  const text = ` ${fold(office.businessUnit)} ${office.ppt}`;
  return typed === '' || text.includes(` ${typed}`);
}

/**
 * The list beside the map (P2.21): main units only. A unit stands there when it is looked for itself, then with all its
 * branches, or when one of its branches is, then with those.
 */
export function listedUnits(offices: readonly Office[], filters: OfficeFilters): ListedUnit[] {
  return offices.filter(isMain).flatMap((unit) => {
    const branches = branchesOf(offices, unit.id);
    if (matchesFilters(unit, filters)) return [{ unit, branches }];
    const match = branches.filter((branch) => matchesFilters(branch, filters));
    return match.length > 0 ? [{ unit, branches: match }] : [];
  });
}
