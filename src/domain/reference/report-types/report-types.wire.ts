import * as z from 'zod/mini';
import { idWire, numberWire, textWire } from '#shared/api/wire.ts';

/** A report type as sent (R3.9). `year` says which screens list it; without a year none does. */
export const reportTypeWire = z.object({
  id: idWire,
  localizationKey: textWire,
  year: numberWire,
  name: textWire,
});
