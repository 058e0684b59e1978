import * as z from 'zod/mini';
import { innerListOf } from '#shared/api/lists.ts';
import { idWire, textWire } from '#shared/api/wire.ts';

const documentWire = z.object({ id: idWire, submittedOn: textWire });

/** An entity of the bankruptcy registry with its documents (R3.3), as far as the watch list needs it. */
export const proceedingsWire = z.object({
  id: idWire,
  documents: innerListOf(documentWire, 'Documents of a legal entity'),
});
