import * as z from 'zod/mini';
import { numberWire, withDefault, refWire, textWire } from '#shared/api/wire.ts';

const yearWire = z.pipe(
  numberWire,
  z.number().check(z.refine((year) => Number.isInteger(year) && year >= 1900 && year <= 2200)),
);

/**
 * One submitted report of one year: its head and any line fields (R3.5). The lines depend on register, size and era, so they
 * pass unchecked here and `toRecord` reads them as numbers.
 */
export const indicatorRecordWire = z.looseObject({
  year: yearWire,
  reportTypeId: refWire,
  reportType: withDefault(z.object({ id: refWire, name: textWire }), null),
  reportSubmissionDate: textWire,
});
