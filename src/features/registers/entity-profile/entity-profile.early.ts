import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';
import { legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { earlyQuery, type EarlyAddress } from '#shared/api/api-call.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';

/** The entity and its indicators (R2.4). */
export function earlyProfile({ params, lang }: EarlyAddress) {
  const id = readEntityId(params['id']);
  if (id === null) return [];
  return [
    earlyQuery('legalEntity', legalEntityCall, { id, lang }),
    earlyQuery('indicators', indicatorsCall, { id, searchType: SEARCH_TYPE.profileIndicators, lang }),
  ];
}
