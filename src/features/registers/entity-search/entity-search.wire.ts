import * as z from 'zod/mini';
import { flagWire, idWire, numberWire, textWire } from '#shared/api/wire.ts';

/** A legal entity in the results (R3.3). Only the id is indispensable; any other field may be null. */
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

/** The envelope of a search: resultList and count (R3.4); also a bare list. A page, a text or null fails the contract (faults A03). */
export const entitySearchWire = z.union([z.array(z.unknown()), z.looseObject({ count: numberWire })]);
