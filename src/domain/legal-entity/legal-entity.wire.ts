import * as z from 'zod/mini';
import { innerListOf } from '#shared/api/lists.ts';
import { flagWire, idWire, numberWire, refWire, textWire } from '#shared/api/wire.ts';

/** A founder or a member of the management (R3.2); a null or missing share is no share, never 0. */
const relationWire = z.object({
  relationTypeId: refWire,
  fullName: textWire,
  firstName: textWire,
  lastName: textWire,
  share: numberWire,
  position: textWire,
});

const activityWire = z.object({ code: textWire, letter: textWire, description: textWire, priority: textWire });

/** The profile entity: LegalEntities/{id} (R3.1). Only the id is indispensable; any other field may be null. */
export const legalEntityWire = z.object({
  id: idWire,
  jib: textWire,
  longName: textWire,
  shortName: textWire,
  taxNumber: textWire,
  vatNumber: textWire,
  legalEntityType: textWire,
  legalEntityTypeId: refWire,
  legalEntitySizeId: refWire,
  registrationDateTime: textWire,
  county: textWire,
  municipality: textWire,
  address: textWire,
  email: textWire,
  phone: textWire,
  webSite: textWire,
  activityCode: textWire,
  letterOfActivity: textWire,
  activityCodeDescription: textWire,
  activities: innerListOf(activityWire, 'Activities of a legal entity'),
  isVisibleEntity: flagWire,
  isPublicEntity: flagWire,
  legalEntityRelations: innerListOf(relationWire, 'Relations of a legal entity'),
});
