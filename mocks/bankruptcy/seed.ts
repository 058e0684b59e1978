import { FIRST_ID } from '../legal-entities/generate.ts';
import { random, type Random } from '../random.ts';
import { DOCUMENT_TYPES } from '../reference/document-types.ts';

type SeedDocument = { id: number; legalEntityId: number; documentTypeId: number; submittedOn: string };

/** Number of companies with proceedings: every seventh of the first ones. */
const ENTITIES_WITH_PROCEEDINGS = 300;
const EVERY = 7;
const FIRST_DOCUMENT_ID = 501;
const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 20);

const PRE_BANKRUPTCY_TYPES = typeIds('preBankruptcy');
const BANKRUPTCY_TYPES = typeIds('bankruptcy');

/** The documents the registry starts with, not entered by date. Deterministic. */
export function seedDocuments(): SeedDocument[] {
  const source = random(2027);
  const legalEntityIds = Array.from({ length: ENTITIES_WITH_PROCEEDINGS }, (_, place) => FIRST_ID + place * EVERY);
  return legalEntityIds
    .flatMap((legalEntityId) => proceedingsOf(legalEntityId, source))
    .map((document, index) => ({ id: FIRST_DOCUMENT_ID + index, ...document }));
}

/** A pre-bankruptcy proceeding, a bankruptcy, or the first followed by the second; dates ascend with the steps. */
function proceedingsOf(legalEntityId: number, source: Random) {
  const isPre = source.chance(0.4);
  const isBankruptcy = !isPre || source.chance(0.4);
  const steps = [
    ...(isPre ? stepsOf(PRE_BANKRUPTCY_TYPES, source) : []),
    ...(isBankruptcy ? stepsOf(BANKRUPTCY_TYPES, source) : []),
  ];
  let day = LAST_DAY - source.int(steps.length * 90, 3600) * DAY_MS;
  const documents = steps.map((documentTypeId) => {
    day += source.int(0, 85) * DAY_MS;
    return { legalEntityId, documentTypeId, submittedOn: new Date(day).toISOString().slice(0, 10) };
  });
  return source.chance(0.5) ? documents.toReversed() : documents;
}

function stepsOf(typeIdList: readonly number[], { chance, pick }: Random): number[] {
  const steps = typeIdList.filter(() => chance(0.28));
  return steps.length > 0 ? steps : [pick(typeIdList)];
}

function typeIds(proceedingTypeKey: string): number[] {
  return DOCUMENT_TYPES.filter((type) => type.proceedingTypeKey === proceedingTypeKey).map(({ id }) => id);
}
