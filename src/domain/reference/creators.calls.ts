import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { accountantWire, auditCompanyWire } from './creators.wire.ts';

/** The parameters with which a list is requested as a whole (R7). */
const whole = z.object({ isActive: z.boolean(), RetrieveAll: z.boolean() });

/** Accountants with a valid licence, several thousand (R3.9, R7). Names of people and companies have no language. */
export const accountantsCall = defineCall({
  id: 'accountants',
  base: 'main',
  path: 'Accountants',
  query: whole,
  wire: strictListOf(accountantWire, 'Accountants'),
  envelope: 'resultList',
  spec: 'R7',
  summary: 'Accountants',
});

/** Audit companies, several hundred (R3.9, R7). */
export const auditCompaniesCall = defineCall({
  id: 'auditCompanies',
  base: 'main',
  path: 'AuditCompanies',
  query: whole,
  wire: strictListOf(auditCompanyWire, 'AuditCompanies'),
  envelope: 'resultList',
  spec: 'R7',
  summary: 'Audit companies',
});
