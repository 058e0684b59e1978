import type { ApiCall } from '#shared/api/api-call.ts';
import type { MapScope } from './map-scope.ts';

/** The figures of the cantons (P7): of all legal entities without a type, else of one type, public enterprises or the others. */
export const cantonSummariesCall = ({ typeId, isPublic }: MapScope): ApiCall =>
  typeId === null
    ? { base: 'main', url: 'FinancialIndicators/getfinancialsummariesbycountynotfiltered' }
    : {
        base: 'main',
        url: 'FinancialIndicators/getcountyfinancialsummary',
        params: { isPublic, legalEntityTypeId: typeId },
      };
