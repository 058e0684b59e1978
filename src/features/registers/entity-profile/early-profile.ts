import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';
import { legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { EarlyAddress } from '#shared/api/early-calls.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';

/** The early calls of a profile (R2.4). Apart from its parameters, which the first script of every page does not need. */
export function earlyProfile({ params, lang }: EarlyAddress) {
  const id = readEntityId(params['id']);
  if (id === null) return [];
  return [
    legalEntityCall({ id, lang }),
    indicatorsCall({ legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang }),
  ];
}
