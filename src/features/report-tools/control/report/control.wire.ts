import * as z from 'zod/mini';
import { strictListOf } from '#shared/api/lists.ts';
import { textWire } from '#shared/api/wire.ts';

/** An error of the control; a value that is not a text still counts as an error, with an empty text (faults A45). */
const errorWire = z.transform((error: unknown) =>
  typeof error === 'string' ? error : typeof error === 'number' ? String(error) : '',
);

/** The errors of a report: a list, or null for none. A missing list is invalid, because a report must never pass by mistake. */
const errorsWire = z.pipe(
  z.union([z.array(errorWire), z.null()]),
  z.transform((errors) => errors ?? []),
);

/** One result of a control as sent (R3.10). A missing id counts as invalid. */
export const controlResultWire = z.object({ id: textWire, name: textWire, errors: errorsWire });

/** The results of several reports (CheckOld, upload). */
export const controlResultsWire = strictListOf(controlResultWire, 'CheckOld');
