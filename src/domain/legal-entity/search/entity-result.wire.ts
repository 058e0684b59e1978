import * as z from 'zod/mini';
import { flagWire, idWire, textWire } from '#shared/api/wire.ts';

/** Fields of a legal entity in the results of every search (R3.3). Only the id is required; any other field may be null. */
export const searchedEntityFields = {
  id: idWire,
  shortName: textWire,
  longName: textWire,
  jib: textWire,
  county: textWire,
  municipality: textWire,
};

/** A legal entity in the results of the register search. */
export const entityResultWire = z.object({
  ...searchedEntityFields,
  isPublicEntity: flagWire,
  legalEntityType: textWire,
  address: textWire,
  activityCode: textWire,
  letterOfActivity: textWire,
  activityCodeDescription: textWire,
});
