import type * as z from 'zod/mini';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { api } from '#shared/api/api.ts';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { documentIdentity, type ProceedingDocument } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { documentsOfJib, registrySearchOf } from '#domain/legal-entity/proceedings/registry-search.ts';
import type { EntityPage } from '#domain/legal-entity/search/entity-result.wire.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { EntityState, SubmittedReport, WatchedDocument } from './watched.ts';

/** A document with what identifies it. */
const toWatchedDocument = (document: ProceedingDocument): WatchedDocument => ({
  id: documentIdentity(document),
  submittedOn: document.submittedOn,
});

type Documents = Pick<EntityState, 'documents' | 'otherDocuments'>;

/** The documents of an entity, each once, separated into those with numeric ids and others; null when not known. */
function toDocuments(sent: readonly ProceedingDocument[] | null): Documents {
  if (sent === null) return { documents: null, otherDocuments: null };
  const all = firstOfEach(sent.map(toWatchedDocument), ({ id }) => id);
  const isNumbered = ({ id }: WatchedDocument) => typeof id === 'number';
  return { documents: all.filter(isNumbered), otherDocuments: all.filter((one) => !isNumbered(one)) };
}

type Requested = { id: number; jib: string; lang: Lang };

/** The watch list's calls besides the account's (R7). They send the jib or id of the entity and nothing else. */
export const watchCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Proceeding documents: LegalEntities with the registry's search type. */
    watchedDocuments: build.query<Documents, Requested>({
      query: (requested) => legalEntitiesCall(registrySearchOf(requested)),
      rawResponseSchema: legalEntitiesCall.wire,
      transformResponse: (page: EntityPage, _meta, { jib }) => toDocuments(documentsOfJib(page, jib)),
    }),
    /** Submitted reports: FinancialIndicators. */
    watchedReports: build.query<SubmittedReport[], Requested>({
      query: ({ id, lang }) => indicatorsCall({ legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang }),
      rawResponseSchema: indicatorsCall.wire,
      transformResponse: (records: z.output<typeof indicatorsCall.wire>) =>
        records.map(toRecord).map(({ year, reportTypeId, reportTypeName: name, submittedOn }) => ({
          year,
          reportTypeId,
          name,
          submittedOn,
        })),
    }),
  }),
});
