import * as z from 'zod/mini';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { type bankAccountWire, bankAnswerWire } from '#domain/legal-entity/bank-account.wire.ts';
import { bankAccountCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { api } from '#shared/api/api.ts';
import { innerListOf, strictListOf } from '#shared/api/lists.ts';
import { LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { idWire, textWire } from '#shared/api/wire.ts';
import type { AccountStatus, SubmittedReport, WatchedDocument } from './watched.ts';

const documentWire = z.object({ id: idWire, submittedOn: textWire });

/** An entity of the bankruptcy registry with its documents (R3.3), as far as the watch list needs it. */
const proceedingsWire = z.object({
  id: idWire,
  documents: innerListOf(documentWire, 'Documents of a legal entity'),
});

/** An entity that has no account has a status as well: an empty one. */
export const NO_ACCOUNT: AccountStatus = { code: '', name: '' };

type Requested = { id: number; jib: string; lang: Lang };

/** The three known calls the watch list checks with (R7). They carry the jib or id of the entity and nothing else. */
export const watchCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Status of the main account: BankAccount/Search; an empty answer is an entity without one. */
    watchedAccount: build.query<AccountStatus, Requested>({
      query: bankAccountCall,
      rawResponseSchema: bankAnswerWire,
      transformResponse: ({ bankAccount: [main] }: z.output<typeof bankAccountWire>) =>
        main ? { code: main.status.code || main.status.name, name: main.status.name } : NO_ACCOUNT,
    }),
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
