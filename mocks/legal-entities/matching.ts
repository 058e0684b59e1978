import type { EntityQuery } from './filters.ts';
import { fold } from './fold.ts';
import type { LegalEntity } from './generate.ts';

const COMPANIES = 1;
const MICRO_COMPANIES = 7;
const MICRO_SIZE = 7;

/** A predicate for the filters of a search, except documents (R3.4, R7). Every word of the name must be in the short or long name. */
export function matcherOf(query: EntityQuery): (entity: LegalEntity) => boolean {
  const words = nameWords(query.name);
  return (entity) =>
    isOfType(entity, query.legalEntityTypeId) &&
    isSame(query.legalEntitySizeId, entity.legalEntitySizeId) &&
    isSame(query.isPublicEntity, entity.isPublicEntity) &&
    isSame(query.countyId, entity.countyId) &&
    isSame(query.municipalityId, entity.municipalityId) &&
    isSame(query.letterOfActivity, entity.letterOfActivity) &&
    isUnderActivity(entity, query.activityCode) &&
    isInRedPortal(entity, query) &&
    entity.jib.startsWith(query.jib ?? '') &&
    words.every((word) => entity.foldedName.includes(word));
}

/** The folded words of a name filter. */
export function nameWords(name = ''): string[] {
  return fold(name).split(' ').filter(Boolean);
}

/** Type 7 (micro companies, R9) is not a register of its own: it means companies of micro size. */
function isOfType(entity: LegalEntity, typeId: number | undefined): boolean {
  if (typeId !== MICRO_COMPANIES) return isSame(typeId, entity.legalEntityTypeId);
  return entity.legalEntityTypeId === COMPANIES && entity.legalEntitySizeId === MICRO_SIZE;
}

/** A code matches itself and everything below it: '25' the class '25.11', 'C' all of its divisions, '25.1' not '25.21'. */
function isUnderActivity(entity: LegalEntity, code: string | undefined): boolean {
  return code === undefined || code === entity.letterOfActivity || entity.activity.code.startsWith(code);
}

function isInRedPortal(entity: LegalEntity, { legalEntityStatus, accountStatusId, year }: EntityQuery): boolean {
  if (legalEntityStatus === undefined && accountStatusId === undefined && year === undefined) return true;
  return entity.redPortal.some(
    (record) =>
      isSame(legalEntityStatus, record.legalEntityStatus) &&
      isSame(accountStatusId, record.accountStatusId) &&
      isSame(year, record.year),
  );
}

function isSame<Value>(wanted: Value | undefined, value: Value): boolean {
  return wanted === undefined || wanted === value;
}
