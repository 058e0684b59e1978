import * as z from 'zod/mini';
import { idWire, textWire } from '#shared/api/wire.ts';

/** An accountant with a licence (R3.9). */
export const accountantWire = z.object({
  id: idWire,
  firstName: textWire,
  parentName: textWire,
  lastName: textWire,
  licenceNumber: textWire,
});

/** An audit company, with a display name or with name and licence (R3.9). */
export const auditCompanyWire = z.object({
  id: idWire,
  displayName: textWire,
  name: textWire,
  licenceNumber: textWire,
});
