import * as z from 'zod/mini';
import { goodItems } from '#shared/api/lists.ts';
import { idWire, textWire } from '#shared/api/wire.ts';

const documentWire = z.object({ id: idWire, submittedOn: textWire });

/** An entity of the bankruptcy registry with its documents (R3.3), as far as the watch list needs it. */
export const proceedingsWire = z.object({
  id: idWire,
  documents: z.transform((value: unknown) =>
    Array.isArray(value) ? goodItems(documentWire, value, 'Documents of a legal entity') : [],
  ),
});
