import { FOREIGN_LOCATION_IDS, LOCATION_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { CANTONS } from './cantons.ts';
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
const ABROAD = { bs: 'Inostranstvo', hr: 'Inozemstvo', en: 'Abroad' };

const counties: Location[] = CANTONS.map(({ id, name, code }) => ({
  id,
  name,
  code,
  locationTypeId: LOCATION_TYPE.county,
  parentId: null,
}));

/** The names, the same in the three languages, stand by canton and in the order of the ids: the first is 12048, the last 12126 (R3.7). */
const municipalities: Location[] = Object.entries(municipalityNames)
  .flatMap(([canton, names]) => names.map((name) => ({ name, parentId: Number(canton) })))
  .map(({ name, parentId }, index) => ({
    id: FIRST_MUNICIPALITY_ID + index,
    name: { bs: name, hr: name, en: name },
    code: `${100 + index} -${10_045 + index}`,
    locationTypeId: LOCATION_TYPE.municipality,
    parentId,
  }));

/**
 * The two foreign locations: a county of its own and its one municipality. The specification gives no ids for them, and none
 * is made up: they are there once the settings name them.
 */
const foreign: Location[] = FOREIGN_LOCATION_IDS
  ? [
      {
        id: FOREIGN_LOCATION_IDS.county,
        name: ABROAD,
        code: '',
        locationTypeId: LOCATION_TYPE.county,
        parentId: null,
      },
      {
        id: FOREIGN_LOCATION_IDS.municipality,
        name: ABROAD,
        code: '',
        locationTypeId: LOCATION_TYPE.municipality,
        parentId: FOREIGN_LOCATION_IDS.county,
      },
    ]
  : [];

/** The static copy of the locations list (R2.7): ten cantons, 79 municipalities and, when their ids are known, two foreign ones. */
export const LOCATIONS: readonly Location[] = [...counties, ...municipalities, ...foreign];

/** The counties to choose from: the ten cantons, then abroad when its id is known. */
export const COUNTIES: readonly Location[] = LOCATIONS.filter((one) => one.locationTypeId === LOCATION_TYPE.county);

/** The municipalities of a county; none for 0, null or an unknown county (R4.1, R4.5). */
export function municipalitiesOf(countyId: number | null | undefined): readonly Location[] {
  return countyId ? LOCATIONS.filter(({ parentId }) => parentId === countyId) : [];
}
