import { env } from '#shared/config/env.ts';
import { toOffices, type Office } from './office.model.ts';
import { OFFICE_ROWS } from './offices.data.ts';

/** The ten main units and 39 branch offices, contacts from the environment where the data have none of their own (P3). */
export const OFFICES: readonly Office[] = toOffices(OFFICE_ROWS, {
  phone: env.VITE_CONTACT_PHONE,
  mail: env.VITE_CONTACT_EMAIL,
});
