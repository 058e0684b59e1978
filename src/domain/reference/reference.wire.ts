import * as z from 'zod/mini';
import { idWire, numberWire, refWire, textWire } from '#shared/api/wire.ts';

/** An entry of a reference list with an id and a name only (R3.7): sizes, types, account statuses. */
export const namedWire = z.object({ id: idWire, name: textWire });

/** An activity of the classification (R3.7); a section has no parent. */
export const marketActivityWire = z.object({ id: idWire, code: textWire, name: textWire, parentId: refWire });

/** A county or municipality (R3.7, R7). */
export const locationWire = z.object({ id: idWire, name: textWire, parentId: refWire });

/** A kind of proceeding document; its name is the text for the key (R3.7), or the name sent with it. */
export const documentTypeWire = z.object({ id: idWire, translationKey: textWire, name: textWire });

/** A report type as sent (R3.9). `year` decides which screens list it; without a year none does. */
export const reportTypeWire = z.object({ id: idWire, localizationKey: textWire, year: numberWire, name: textWire });
