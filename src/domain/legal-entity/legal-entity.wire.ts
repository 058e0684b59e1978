import * as z from 'zod/mini';
import { innerListOf, searchPageOf } from '#shared/api/lists.ts';
import { figureWire, flagWire, idWire, refWire, statedFlagWire, textWire, withDefault } from '#shared/api/wire.ts';

/** A legal entity in the results of a search (R3.3). Only the id is required; any other field may be null. */
const entityResultWire = z.object({
  id: idWire,
  shortName: textWire,
  longName: textWire,
  jib: textWire,
  county: textWire,
  municipality: textWire,
  isPublicEntity: flagWire,
  legalEntityType: textWire,
  address: textWire,
  activityCode: textWire,
  letterOfActivity: textWire,
  activityCodeDescription: textWire,
});

/** A proceeding document of the bankruptcy registry. The id is never shown, so a document without a valid one is accepted. */
const documentWire = z.object({
  id: z.union([idWire, textWire]),
  url: textWire,
  submittedOn: textWire,
  documentType: withDefault(z.object({ proceedingTypeKey: textWire, translationKey: textWire, name: textWire }), {
    proceedingTypeKey: '',
    translationKey: '',
    name: '',
  }),
});

/** One page of a search (R3.4): the registry's search sends the documents of an entity as well. */
export const entityPageWire = searchPageOf(
  z.object({ ...entityResultWire.shape, documents: innerListOf(documentWire, 'Documents of a legal entity') }),
  'LegalEntities',
);

export type EntityPage = z.output<typeof entityPageWire>;
/** A legal entity in a page of a search. */
export type SearchedEntity = EntityPage['resultList']['items'][number];

/** A founder or a member of the management (R3.2); a null or missing share is null, never 0; one that cannot be read is 'unreadable'. */
const relationWire = z.object({
  relationTypeId: refWire,
  fullName: textWire,
  firstName: textWire,
  lastName: textWire,
  share: figureWire,
  position: textWire,
});

const activityWire = z.object({ code: textWire, letter: textWire, description: textWire, priority: textWire });

/** The profile entity: LegalEntities/{id} (R3.1), a search result and more. Only the id is required; others may be null. */
export const legalEntityWire = z.object({
  ...entityResultWire.shape,
  isPublicEntity: statedFlagWire,
  taxNumber: textWire,
  vatNumber: textWire,
  legalEntityTypeId: refWire,
  legalEntitySizeId: refWire,
  registrationDateTime: textWire,
  email: textWire,
  phone: textWire,
  webSite: textWire,
  activities: innerListOf(activityWire, 'Activities of a legal entity'),
  isVisibleEntity: statedFlagWire,
  legalEntityRelations: innerListOf(relationWire, 'Relations of a legal entity'),
});
