import * as z from 'zod/mini';
import { numberWire, withDefault, refWire, textWire } from '#shared/api/wire.ts';

const yearWire = z.pipe(
  numberWire,
  z.number().check(z.refine((year) => Number.isInteger(year) && year >= 1900 && year <= 2200)),
);

/**
 * One submitted report of one year: its head and any line fields (R3.5). Which lines come depends on register, size and
 * era, so they pass as they are and are read as numbers by the mapper.
 */
export const indicatorRecordWire = z.looseObject({
  year: yearWire,
  reportTypeId: refWire,
  reportType: withDefault(z.object({ id: refWire, name: textWire }), null),
  reportSubmissionDate: textWire,
});
