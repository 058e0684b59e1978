import * as z from 'zod';
import type { AgencyLanguage } from '../call.ts';
import { readCsv } from '../data-file.ts';
import { sharedName, type Localised } from './localised.ts';

/** A canton, municipality or foreign location as the entities API lists it (R3.7). */
export type AgencyLocation = {
  id: number;
  names: Localised;
  code: string;
  locationTypeId: number;
  parentId: number | null;
};

const COUNTY = 1;
const MUNICIPALITY = 3;
const FIRST_CANTON_ID = 2027;
const FIRST_MUNICIPALITY_ID = 12048;

/** In canton order; the seat is the settlement used in addresses and names. */
const MUNICIPALITIES = readCsv(
  'reference/municipalities.csv',
  z.strictObject({ name: z.string().min(3), seat: z.string().min(3), cantonCode: z.string().regex(/^\d\d$/) }),
);

const CANTON_NAMES: readonly Localised[] = [
  sharedName('Unsko-sanski kanton', 'Una-Sana Canton'),
  sharedName('Posavski kanton', 'Posavina Canton'),
  sharedName('Tuzlanski kanton', 'Tuzla Canton'),
  sharedName('Zeničko-dobojski kanton', 'Zenica-Doboj Canton'),
  sharedName('Bosansko-podrinjski kanton Goražde', 'Bosnian-Podrinje Canton Goražde'),
  sharedName('Srednjobosanski kanton', 'Central Bosnia Canton'),
  sharedName('Hercegovačko-neretvanski kanton', 'Herzegovina-Neretva Canton'),
  sharedName('Zapadnohercegovački kanton', 'West Herzegovina Canton'),
  sharedName('Kanton Sarajevo', 'Sarajevo Canton'),
  sharedName('Kanton 10', 'Canton 10'),
];

/** The ten cantons, ids 2027–2036 with codes 01–10. */
const CANTONS: readonly AgencyLocation[] = CANTON_NAMES.map((names, index) => ({
  id: FIRST_CANTON_ID + index,
  names,
  code: String(index + 1).padStart(2, '0'),
  locationTypeId: COUNTY,
  parentId: null,
}));

/** The 79 municipalities, ids 12048–12126 in canton order. */
export const MUNICIPALITY_LOCATIONS: readonly AgencyLocation[] = MUNICIPALITIES.map(({ name, cantonCode }, index) => ({
  id: FIRST_MUNICIPALITY_ID + index,
  names: sharedName(name, name),
  code: `${100 + index} -${10_045 + index}`,
  locationTypeId: MUNICIPALITY,
  parentId: FIRST_CANTON_ID + Number(cantonCode) - 1,
}));

const ABROAD: Localised = { bs: 'Inostranstvo', hr: 'Inozemstvo', en: 'Abroad' };

/** The two foreign locations (R3.7): a county and its only municipality. */
const FOREIGN: readonly AgencyLocation[] = [
  { id: 2037, names: ABROAD, code: '99', locationTypeId: COUNTY, parentId: null },
  { id: 12127, names: ABROAD, code: '199 -10199', locationTypeId: MUNICIPALITY, parentId: 2037 },
];

const LOCATIONS = [...CANTONS, ...MUNICIPALITY_LOCATIONS, ...FOREIGN];
const byId = new Map(LOCATIONS.map((location) => [location.id, location]));

/** Whether the agency knows locations of that type (R9: 1 county, 3 municipality). */
export function isLocationType(id: number): boolean {
  return id === COUNTY || id === MUNICIPALITY;
}

/** Locations of one type, all of them when `parentId` is null. */
export function locationsOf(typeId: number, parentId: number | null): AgencyLocation[] {
  return LOCATIONS.filter(
    (location) => location.locationTypeId === typeId && (parentId === null || location.parentId === parentId),
  );
}

/** The name of a location in a language; '' for an id the agency does not know. */
export function locationName(id: number, language: AgencyLanguage): string {
  return byId.get(id)?.names[language] ?? '';
}

/** The seat of a municipality: the settlement used in addresses and company names. */
export function seatOf(municipalityId: number): string {
  return MUNICIPALITIES[municipalityId - FIRST_MUNICIPALITY_ID]?.seat ?? '';
}
