import * as z from 'zod/mini';
import { innerListOf } from '#shared/api/lists.ts';
import { figureWire, flagWire, refWire, textWire } from '#shared/api/wire.ts';
import { entityResultWire } from './search/entity-result.wire.ts';

/** A founder or a member of the management (R3.2); a null or missing share is null, never 0; one that cannot be read is 'unreadable'. */
const relationWire = z.object({
  relationTypeId: refWire,
  fullName: textWire,
  firstName: textWire,
  lastName: textWire,
  share: figureWire,
  position: textWire,
});

const activityWire = z.object({ code: textWire, letter: textWire, description: textWire, priority: textWire });

/** The profile entity: LegalEntities/{id} (R3.1), a search result and more. Only the id is required; others may be null. */
export const legalEntityWire = z.object({
  ...entityResultWire.shape,
  taxNumber: textWire,
  vatNumber: textWire,
  legalEntityTypeId: refWire,
  legalEntitySizeId: refWire,
  registrationDateTime: textWire,
  email: textWire,
  phone: textWire,
  webSite: textWire,
  activities: innerListOf(activityWire, 'Activities of a legal entity'),
  isVisibleEntity: flagWire,
  legalEntityRelations: innerListOf(relationWire, 'Relations of a legal entity'),
});
