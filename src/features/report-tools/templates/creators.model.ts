import type * as z from 'zod/mini';
import type { accountantWire, auditCompanyWire } from '#domain/reference/creators.wire.ts';
import { collate } from '#shared/format/fold.ts';

/** Who prepares the report: an accountant or an audit company (R9). */
export const CREATOR_TYPE = { accountant: 1, auditCompany: 2 } as const;
export type CreatorType = (typeof CREATOR_TYPE)[keyof typeof CREATOR_TYPE];

/** A creator in the list; `licence` is '' if the name contains it. */
export type Creator = { id: number; name: string; licence: string };

const byName = (creators: readonly Creator[]): Creator[] =>
  creators.filter(({ name }) => name !== '').toSorted((one, other) => collate(one.name, other.name));

/** Accountants as 'lastName (parentName) firstName' with their licence, by last name (readings R3.9). */
export function toAccountants(accountants: readonly z.output<typeof accountantWire>[]): Creator[] {
  return byName(
    accountants.map(({ id, firstName, parentName, lastName, licenceNumber: licence }) => {
      const parts = [lastName, parentName && `(${parentName})`, firstName];
      return { id, name: parts.filter(Boolean).join(' '), licence };
    }),
  );
}

/** Audit companies by 'displayName', else 'name - licenceNumber' (readings R3.9), sorted by name. */
export function toAuditCompanies(companies: readonly z.output<typeof auditCompanyWire>[]): Creator[] {
  return byName(
    companies.map(({ id, displayName, name, licenceNumber }) => {
      const known = [name, licenceNumber].filter(Boolean).join(' - ');
      return { id, name: displayName || known, licence: '' };
    }),
  );
}
