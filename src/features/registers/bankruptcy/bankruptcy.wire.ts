import * as z from 'zod/mini';
import { searchedEntityFields } from '#domain/legal-entity/search/entity-result.wire.ts';
import { innerListOf } from '#shared/api/lists.ts';
import { refWire, withDefault, textWire } from '#shared/api/wire.ts';

/** A proceeding document. The id is never shown, so a document without a valid id is accepted. */
const documentWire = z.object({
  id: refWire,
  url: textWire,
  submittedOn: textWire,
  documentType: withDefault(z.object({ proceedingTypeKey: textWire, translationKey: textWire, name: textWire }), {
    proceedingTypeKey: '',
    translationKey: '',
    name: '',
  }),
});

/** A legal entity of the registry with its documents (R3.3). Only the id is required; anything else may be null. */
export const registryEntityWire = z.object({
  ...searchedEntityFields,
  documents: innerListOf(documentWire, 'Documents of a legal entity'),
});
