import { FOREIGN_LOCATION_IDS, LOCATION_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { ABROAD, CANTONS } from './cantons.ts';
import municipalityNames from './locations.json' with { type: 'json' };

/** A county (canton) or municipality (R3.7 Locations). A county has no parent; a municipality's parent is its county. */
export type Location = {
  readonly id: number;
  readonly name: Readonly<Record<Lang, string>>;
  readonly code: string;
  readonly locationTypeId: number;
  readonly parentId: number | null;
};

const FIRST_MUNICIPALITY_ID = 12048;

const location = (id: number, name: Location['name'], code: string, parentId: number | null = null): Location => ({
  id,
  name,
  code,
  locationTypeId: parentId === null ? LOCATION_TYPE.county : LOCATION_TYPE.municipality,
  parentId,
});

const counties = CANTONS.map(({ id, name, code }) => location(id, name, code));

/** The names are the same in the three languages. They are listed by canton and in the order of the ids: 12048 to 12126 (R3.7). */
const municipalities = Object.entries(municipalityNames)
  .flatMap(([canton, names]) => names.map((name) => ({ name, canton: Number(canton) })))
  .map(({ name, canton }, at) =>
    location(FIRST_MUNICIPALITY_ID + at, { bs: name, hr: name, en: name }, `${100 + at} -${10_045 + at}`, canton),
  );

/**
 * The two foreign locations: a county and its only municipality. The specification gives no ids for them and none is invented:
 * they exist once the settings name them.
 */
const foreign = FOREIGN_LOCATION_IDS
  ? [
      location(FOREIGN_LOCATION_IDS.county, ABROAD, ''),
      location(FOREIGN_LOCATION_IDS.municipality, ABROAD, '', FOREIGN_LOCATION_IDS.county),
    ]
  : [];

/** The static copy of the locations list (R2.7): ten cantons, 79 municipalities and, when their ids are known, two foreign ones. */
export const LOCATIONS: readonly Location[] = [...counties, ...municipalities, ...foreign];

/** The counties to select from: the ten cantons, and abroad when its id is known. */
export const COUNTIES: readonly Location[] = LOCATIONS.filter((one) => one.locationTypeId === LOCATION_TYPE.county);

/** The municipalities of a county; none for 0, null or an unknown county (R4.1, R4.5). */
export function municipalitiesOf(countyId: number | null | undefined): readonly Location[] {
  return countyId ? LOCATIONS.filter(({ parentId }) => parentId === countyId) : [];
}
