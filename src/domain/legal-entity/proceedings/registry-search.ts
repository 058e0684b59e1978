import type { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { EntityPage } from '#domain/legal-entity/search/entity-result.wire.ts';
import { allResults } from '#domain/legal-entity/search/search-answer.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ProceedingDocument } from './proceeding-documents.ts';

/** The search of the bankruptcy registry for one jib (R2.7, R7): sends the jib and nothing else of the entity. */
export const registrySearchOf = ({ jib, lang }: { jib: string; lang: Lang }): ArgOf<typeof legalEntitiesCall> => ({
  PageSize: LISTS.registerPage,
  includeCount: true,
  Page: 0,
  jib,
  searchType: SEARCH_TYPE.bankruptcy,
  lang,
});

/**
 * The documents of the entity with exactly this jib in the registry's answer (R3.3), as sent. Without such an entity the list is
 * empty only if the answer is complete; otherwise null, not known: results may follow on other pages, may have been left out
 * as unreadable, or may have no jib.
 */
export function documentsOfJib(page: EntityPage, jib: string): ProceedingDocument[] | null {
  const own = firstOfEach(
    page.resultList.items.filter((entity) => entity.jib === jib),
    ({ id }) => id,
  );
  if (own.length > 0) return own.flatMap(({ documents }) => documents);
  return allResults(page)?.every((entity) => entity.jib !== '') ? [] : null;
}
