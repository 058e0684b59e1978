import * as z from 'zod/mini';
import { CANTONS } from '#domain/reference/cantons.ts';
import { fold } from '#shared/format/fold.ts';
import { urlChoice, urlFlag, urlValue } from '#shared/routing/url-schema.ts';
import { branchesOf, isMain, type Office, OFFICE_ROWS } from './office.model.ts';

/** A main unit of the list with its branch offices that match. */
export type ListedUnit = { readonly unit: Office; readonly branches: readonly Office[] };

/** Longest searched name, in characters. */
export const LONGEST_OFFICE_NAME = 60;

/**
 * The address of the page: the filters, the selected office, and whether branch offices are hidden on the map. An unknown
 * canton or office counts as none. A name is cut but not trimmed, because it is written while being typed.
 */
export const officeViewUrl = z.object({
  canton: urlChoice<number | null>([null, ...CANTONS.map(({ id }) => id)]),
  name: urlValue<string>('', (text) => Array.from(text).slice(0, LONGEST_OFFICE_NAME).join('')),
  office: urlChoice<number | null>([null, ...OFFICE_ROWS.map(({ id }) => id)]),
  mainOnly: urlFlag(),
});

export type OfficeFilters = Pick<z.output<typeof officeViewUrl>, 'canton' | 'name'>;

/** Whether an office matches: it is in the canton, and a word of its town or its postal code starts with the typed text. */
export function matchesFilters(office: Office, { canton, name }: OfficeFilters): boolean {
  if (canton !== null && office.cantonId !== canton) return false;
  const typed = fold(name).trim();
  const text = ` ${fold(office.businessUnit)} ${office.ppt}`;
  return typed === '' || text.includes(` ${typed}`);
}

/**
 * The list beside the map (P2.21), of main units only: a unit that matches with all its branch offices, any other with the
 * branch offices that match, if there are any.
 */
export function listedUnits(offices: readonly Office[], filters: OfficeFilters): ListedUnit[] {
  return offices.filter(isMain).flatMap((unit) => {
    const branches = branchesOf(offices, unit.id);
    if (matchesFilters(unit, filters)) return [{ unit, branches }];
    const match = branches.filter((branch) => matchesFilters(branch, filters));
    return match.length > 0 ? [{ unit, branches: match }] : [];
  });
}
