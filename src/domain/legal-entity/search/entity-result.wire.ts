import * as z from 'zod/mini';
import { innerListOf, searchPageOf } from '#shared/api/lists.ts';
import { flagWire, idWire, textWire, withDefault } from '#shared/api/wire.ts';

/** A legal entity in the results of a search (R3.3). Only the id is required; any other field may be null. */
export const entityResultWire = z.object({
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
