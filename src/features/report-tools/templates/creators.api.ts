import { api } from '#shared/api/api.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { toAccountants, toAuditCompanies, type Creator } from './creators.model.ts';
import { accountantWire, auditCompanyWire } from './creators.wire.ts';

/** The agency hands these lists out whole (R7). */
const WHOLE = { isActive: true, RetrieveAll: true };
/** Each list is loaded once and cached as long as the portal is open (R4.6), in seconds. */
const CACHE_SECONDS = 86_400;

/** Lists of who may prepare a report; names of people and firms have no language. */
const creatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Accountants with a valid licence, thousands: main base. */
    accountants: build.query<Creator[], void>({
      query: () => ({ base: 'main', url: 'Accountants', params: WHOLE }),
      rawResponseSchema: strictListOf(accountantWire, 'Accountants'),
      transformResponse: toAccountants,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    /** Audit companies, hundreds: main base. */
    auditCompanies: build.query<Creator[], void>({
      query: () => ({ base: 'main', url: 'AuditCompanies', params: WHOLE }),
      rawResponseSchema: strictListOf(auditCompanyWire, 'AuditCompanies'),
      transformResponse: toAuditCompanies,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useAccountantsQuery, useAuditCompaniesQuery } = creatorsApi;
