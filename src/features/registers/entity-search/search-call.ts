import { searchCall } from '#domain/legal-entity/search/search-call.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { REGISTER_RULES } from './search-registers.ts';

/** The call of the filters: a register sets type and public flag (R4.1); null when no search may be made (R5). */
export function entitySearchCall({ register, ...filters }: SearchFilters) {
  const { legalEntityTypeId, isPublicEntity } = REGISTER_RULES[register];
  const type = legalEntityTypeId ?? filters.legalEntityTypeId;
  return searchCall({ ...filters, legalEntityTypeId: type, isPublicEntity }, SEARCH_TYPE.registerList);
}
