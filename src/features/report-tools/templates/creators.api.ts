import { accountantsCall, auditCompaniesCall } from '#domain/reference/creators.calls.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { toAccountants, toAuditCompanies } from './creators.model.ts';

/** The argument with which a list is requested as a whole (R7). */
export const WHOLE = { isActive: true, RetrieveAll: true } as const;
/** Each list is loaded once and cached as long as the portal is open (R4.6), in seconds. */
const seconds = 86_400;

/** The possible creators of a report: accountants. */
export const { useQuery: useAccountantsQuery } = endpointOf(accountantsCall, toAccountants, { seconds });

/** The possible creators of a report: audit companies. */
export const { useQuery: useAuditCompaniesQuery } = endpointOf(auditCompaniesCall, toAuditCompanies, { seconds });
