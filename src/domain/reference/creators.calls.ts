import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { idOf, strictListOf } from '#shared/api/lists.ts';
import { accountantWire, auditCompanyWire } from './creators.wire.ts';

/** A list of creators, requested as a whole (R7). */
const creators = {
  base: 'main',
  query: z.object({ isActive: z.boolean(), RetrieveAll: z.boolean() }),
  envelope: 'resultList',
  spec: 'R7',
} as const;

/** Accountants with a valid licence, several thousand (R3.9, R7). Names of people and companies have no language. */
export const accountantsCall = defineCall({
  ...creators,
  id: 'accountants',
  path: 'Accountants',
  wire: strictListOf(accountantWire, 'Accountants', idOf),
  summary: 'Accountants',
});

/** Audit companies, several hundred (R3.9, R7). */
export const auditCompaniesCall = defineCall({
  ...creators,
  id: 'auditCompanies',
  path: 'AuditCompanies',
  wire: strictListOf(auditCompanyWire, 'AuditCompanies', idOf),
  summary: 'Audit companies',
});
