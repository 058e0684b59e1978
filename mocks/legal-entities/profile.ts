import type { AgencyLanguage } from '../call.ts';
import { random, type Random } from '../random.ts';
import { locationName, seatOf } from '../reference/locations.ts';
import { PUBLIC_ENTERPRISE, TAXPAYER_TYPES } from '../reference/name-lists.ts';
import { fold } from './fold.ts';
import type { LegalEntity } from './generate.ts';
import { NAME_PARTS } from './name-parts.ts';
import { relationsOf } from './relations.ts';

/** Telephone area codes by canton, from 2027 on. */
const AREA_CODES = ['37', '31', '35', '32', '38', '30', '36', '39', '33', '34'];
const FIRST_CANTON_ID = 2027;

/** A legal entity as result cards show it (R3.3). */
export function resultItemOf(entity: LegalEntity, language: AgencyLanguage) {
  const { id, shortName, longName, jib, isPublicEntity } = entity;
  return {
    id,
    shortName,
    longName,
    jib,
    county: locationName(entity.countyId, language),
    municipality: locationName(entity.municipalityId, language),
    isPublicEntity,
    legalEntityType: taxpayerType(entity, language),
    address: addressOf(entity),
    activityCode: entity.activity.code,
    letterOfActivity: entity.letterOfActivity,
    activityCodeDescription: entity.activity[language],
  };
}

/** A legal entity in its profile (R3.1), with founders and management (R3.2). Contact data are sometimes missing. */
export function profileOf(entity: LegalEntity, language: AgencyLanguage) {
  const source = profileSource(entity);
  const host = `${fold(entity.shortName)
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 24)}.example.ba`;
  const area = AREA_CODES[entity.countyId - FIRST_CANTON_ID] ?? '33';
  return {
    ...resultItemOf(entity, language),
    taxNumber: source.chance(0.85) ? entity.jib.slice(1) : null,
    legalEntityTypeId: entity.legalEntityTypeId,
    legalEntitySizeId: entity.legalEntitySizeId,
    registrationDateTime: source.chance(0.97) ? registrationOf(entity, source) : null,
    email: source.chance(0.7) ? `info@${host}` : null,
    phone: source.chance(0.8) ? `+387 ${area} 000 ${String(source.int(0, 999)).padStart(3, '0')}` : null,
    webSite: source.chance(0.45) ? `${source.pick(['https://www.', 'www.', ''])}${host}` : null,
    isVisibleEntity: entity.isVisibleEntity,
    legalEntityRelations: relationsOf(entity),
  };
}

/** The address: an invented street and the seat; null for a few. */
export function addressOf(entity: LegalEntity): string | null {
  const source = random(entity.id * 31 + 7);
  if (source.chance(0.03)) return null;
  const houseNumber = source.chance(0.08) ? 'bb' : String(source.int(1, 190));
  return `${source.pick(NAME_PARTS.streets)} ${houseNumber}, ${seatOf(entity.municipalityId)}`;
}

function taxpayerType(entity: LegalEntity, language: AgencyLanguage): string {
  return (entity.isPublicEntity ? PUBLIC_ENTERPRISE : TAXPAYER_TYPES[entity.legalEntityTypeId])?.[language] ?? '';
}

/** Midnight in Sarajevo as an instant, which in UTC is the day before. Without March and October, because of their clock changes. */
function registrationOf({ registrationYear }: LegalEntity, { pick, int }: Random): string {
  const month = pick([1, 2, 4, 5, 6, 7, 8, 9, 11, 12]);
  const isSummer = month >= 4 && month <= 9;
  return new Date(Date.UTC(registrationYear, month - 1, int(1, 28), isSummer ? -2 : -1)).toISOString();
}

function profileSource(entity: LegalEntity): Random {
  return random(entity.id * 613 + 3);
}
