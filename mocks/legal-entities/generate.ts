import { random, type Random } from '../random.ts';
import { MUNICIPALITY_LOCATIONS, seatOf, type AgencyLocation } from '../reference/locations.ts';
import { activityClassesUnder, sectionLetterOf, type Activity } from '../reference/market-activities.ts';
import { fold } from './fold.ts';
import { jibOf } from './jib.ts';
import * as named from './names.ts';
import { redPortalOf, type RedPortalRecord } from './red-portal.ts';
import { KINDS } from './trades.ts';

/** A legal entity with the fields that searches use. The rest of its profile is generated when it is opened. */
export type LegalEntity = {
  /** Index among the generated entities, and number of the copy (0: the generated one itself). */
  index: number;
  copy: number;
  id: number;
  jib: string;
  shortName: string;
  longName: string;
  foldedName: string;
  legalEntityTypeId: number;
  legalEntitySizeId: number;
  isPublicEntity: boolean;
  isVisibleEntity: boolean;
  countyId: number;
  municipalityId: number;
  activity: Activity;
  letterOfActivity: string;
  registrationYear: number;
  redPortal: readonly RedPortalRecord[];
};

type Register = {
  share: number;
  legalEntityTypeId: number;
  isPublicEntity?: boolean;
  name(source: Random, place: { seat: string; saysTrgovacko: boolean }): named.InventedName;
  /** Size ids to pick from; an id listed twice is twice as frequent. */
  sizes: readonly number[];
  /** Banks, funds and insurers are registered in the centres only. */
  isCentral?: boolean;
};

/** Number of generated entities; for more, the agency answers with virtual copies. */
export const GENERATED = 3200;
export const FIRST_ID = 10_001;

const [SMALL, MEDIUM, LARGE, MICRO] = [1, 2, 3, 7];
const COMPANY_SIZES = [MICRO, MICRO, MICRO, MICRO, MICRO, MICRO, SMALL, SMALL, SMALL, MEDIUM, MEDIUM, LARGE];
const INSTITUTION_SIZES = [SMALL, SMALL, SMALL, SMALL, MEDIUM, MEDIUM, LARGE];

const REGISTERS: readonly Register[] = [
  { share: 2150, legalEntityTypeId: 1, name: named.companyName, sizes: COMPANY_SIZES },
  { share: 160, legalEntityTypeId: 1, isPublicEntity: true, name: named.publicEnterpriseName, sizes: COMPANY_SIZES },
  {
    share: 450,
    legalEntityTypeId: 2,
    name: named.institutionName(KINDS.association),
    sizes: [SMALL, SMALL, SMALL, MEDIUM],
  },
  {
    share: 60,
    legalEntityTypeId: 3,
    name: named.financialInstitutionName,
    sizes: [MEDIUM, LARGE, LARGE],
    isCentral: true,
  },
  { share: 290, legalEntityTypeId: 4, name: named.institutionName(KINDS.budgetUser), sizes: INSTITUTION_SIZES },
  { share: 50, legalEntityTypeId: 5, name: named.fundName, sizes: [SMALL, MEDIUM, LARGE], isCentral: true },
  {
    share: 40,
    legalEntityTypeId: 6,
    name: named.financeBrandName(KINDS.insurance),
    sizes: [MEDIUM, LARGE],
    isCentral: true,
  },
];

/** Seats with more entities than elsewhere. */
const CENTRES = new Set([
  'Sarajevo',
  'Tuzla',
  'Zenica',
  'Mostar',
  'Bihać',
  'Travnik',
  'Široki Brijeg',
  'Livno',
  'Ilidža',
]);
/** Cantons where companies are called 'trgovačko društvo'. */
const TRGOVACKO_CANTONS = new Set([2028, 2034, 2036]);

/** All generated entities, the same on every machine, in the order of their ids. */
export function generateEntities(): LegalEntity[] {
  const taken = new Set<string>();
  const centres = MUNICIPALITY_LOCATIONS.filter(({ id }) => CENTRES.has(seatOf(id)));
  const weighted = [...MUNICIPALITY_LOCATIONS, ...centres, ...centres, ...centres, ...centres];
  return REGISTERS.flatMap((register) => Array.from({ length: register.share }, () => register)).map(
    (register, index) => {
      const source = random(index * 104_729 + 5);
      // The first 79 companies are in one municipality each, so that none is empty.
      const place = MUNICIPALITY_LOCATIONS[index] ?? source.pick(register.isCentral ? centres : weighted);
      return entity(index, register, source, place, taken);
    },
  );
}

function entity(
  index: number,
  register: Register,
  source: Random,
  place: AgencyLocation,
  taken: Set<string>,
): LegalEntity {
  const name = freeName(register, source, place, taken);
  const activity = source.pick(activityClassesUnder(name.codes));
  const registrationYear = source.chance(0.85) ? source.int(1993, 2018) : source.int(2019, 2024);
  return {
    index,
    copy: 0,
    id: FIRST_ID + index,
    jib: jibOf(index, 0),
    shortName: name.shortName,
    longName: name.longName,
    foldedName: fold(`${name.shortName} ${name.longName}`),
    legalEntityTypeId: register.legalEntityTypeId,
    legalEntitySizeId: source.pick(register.sizes),
    isPublicEntity: register.isPublicEntity ?? false,
    isVisibleEntity: !source.chance(0.04),
    countyId: place.parentId ?? 0,
    municipalityId: place.id,
    activity,
    letterOfActivity: sectionLetterOf(activity),
    registrationYear,
    redPortal: redPortalOf(index, registrationYear),
  };
}

function freeName(register: Register, source: Random, place: AgencyLocation, taken: Set<string>): named.InventedName {
  const where = { seat: seatOf(place.id), saysTrgovacko: TRGOVACKO_CANTONS.has(place.parentId ?? 0) };
  let name = register.name(source, where);
  while (taken.has(name.shortName)) name = register.name(source, where);
  taken.add(name.shortName);
  return name;
}
