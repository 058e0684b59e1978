import * as z from 'zod/mini';
import { flagWire, idWire, textWire } from '#shared/api/wire.ts';

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
