import { api } from '#shared/api/api.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { toAccountants, toAuditCompanies, type Creator } from './creators.model.ts';
import { accountantWire, auditCompanyWire } from './creators.wire.ts';

/** Parameters to get the whole list (R7). */
const WHOLE = { isActive: true, RetrieveAll: true };
/** Each list is loaded once and cached as long as the portal is open (R4.6), in seconds. */
const CACHE_SECONDS = 86_400;

/** The lists of possible creators of a report; names of people and companies do not depend on the language. */
const creatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Accountants with a valid licence, several thousand: main base. */
    accountants: build.query<Creator[], void>({
      query: () => ({ base: 'main', url: 'Accountants', params: WHOLE }),
      rawResponseSchema: strictListOf(accountantWire, 'Accountants'),
      transformResponse: toAccountants,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    /** Audit companies, several hundred: main base. */
    auditCompanies: build.query<Creator[], void>({
      query: () => ({ base: 'main', url: 'AuditCompanies', params: WHOLE }),
      rawResponseSchema: strictListOf(auditCompanyWire, 'AuditCompanies'),
      transformResponse: toAuditCompanies,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useAccountantsQuery, useAuditCompaniesQuery } = creatorsApi;
