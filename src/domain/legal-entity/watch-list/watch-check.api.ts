import * as z from 'zod/mini';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { api } from '#shared/api/api.ts';
import { innerListOf, strictListOf } from '#shared/api/lists.ts';
import { LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { idWire, textWire } from '#shared/api/wire.ts';
import type { SubmittedReport, WatchedDocument } from './watched.ts';

const documentWire = z.object({ id: idWire, submittedOn: textWire });

/** An entity of the bankruptcy registry with its documents (R3.3), as far as the watch list needs it. */
const proceedingsWire = z.object({
  id: idWire,
  documents: innerListOf(documentWire, 'Documents of a legal entity'),
});

type Requested = { id: number; jib: string; lang: Lang };

/** The calls the watch list checks with beside the account's (R7). They carry the jib or id of the entity and nothing else. */
export const watchCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Proceeding documents: LegalEntities with the registry's search type. */
    watchedDocuments: build.query<WatchedDocument[], Requested>({
      query: ({ jib, lang }) => ({
        base: 'main',
        url: 'LegalEntities',
        params: { PageSize: LISTS.registerPage, includeCount: true, Page: 0, jib, searchType: SEARCH_TYPE.bankruptcy },
        lang,
      }),
      rawResponseSchema: strictListOf(proceedingsWire, 'LegalEntities'),
      transformResponse: (entities: z.output<typeof proceedingsWire>[], _meta, { id }) =>
        entities.find((entity) => entity.id === id)?.documents ?? [],
    }),
    /** Submitted reports: FinancialIndicators. */
    watchedReports: build.query<SubmittedReport[], Requested>({
      query: ({ id, lang }) => indicatorsCall({ id, searchType: SEARCH_TYPE.profileIndicators, lang }),
      rawResponseSchema: strictListOf(indicatorRecordWire, 'FinancialIndicators'),
      transformResponse: (records: z.output<typeof indicatorRecordWire>[]) =>
        records.map(toRecord).map(({ year, reportTypeId, reportTypeName: name, submittedOn }) => ({
          year,
          reportTypeId,
          name,
          submittedOn,
        })),
    }),
  }),
});
