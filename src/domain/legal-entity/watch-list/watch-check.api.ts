import * as z from 'zod/mini';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { api } from '#shared/api/api.ts';
import { entitiesIn, searchAnswerWire } from '#domain/legal-entity/search/search-answer.ts';
import { firstOfEach, innerListOf, strictListOf } from '#shared/api/lists.ts';
import { LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { idWire, textWire, withDefault } from '#shared/api/wire.ts';
import { isoDate } from '#shared/format/date.ts';
import type { EntityState, SubmittedReport, WatchedDocument } from './watched.ts';

const documentWire = z.object({
  id: z.union([idWire, textWire]),
  url: textWire,
  submittedOn: textWire,
  documentType: withDefault(z.object({ translationKey: textWire }), null),
});

/** A text that is no id: empty, or only zeros, which frameworks send for a missing id. */
const NO_ID = /^[0-]*$/;

/** A document with an id for comparison. Without one, address, type and day identify it; the registry shows no more than these. */
function toWatchedDocument({ id, url, submittedOn, documentType }: z.output<typeof documentWire>): WatchedDocument {
  if (typeof id === 'number') return { id, submittedOn };
  const own = [url, documentType?.translationKey, isoDate(submittedOn)].join('|');
  return { id: NO_ID.test(id) ? own : id, submittedOn };
}

type Documents = Pick<EntityState, 'documents' | 'otherDocuments'>;

/** The documents of an entity, each once, separated into those with numeric ids and others. */
function toDocuments(sent: readonly z.output<typeof documentWire>[]): Documents {
  const all = firstOfEach(sent.map(toWatchedDocument), ({ id }) => id);
  const isNumbered = ({ id }: WatchedDocument) => typeof id === 'number';
  return { documents: all.filter(isNumbered), otherDocuments: all.filter((one) => !isNumbered(one)) };
}

/** An entity of the bankruptcy registry with its documents (R3.3), reduced to what the watch list needs. */
const proceedingsWire = z.object({
  id: idWire,
  documents: innerListOf(documentWire, 'Documents of a legal entity'),
});

type Requested = { id: number; jib: string; lang: Lang };

/** The watch list's calls besides the account's (R7). They send the jib or id of the entity and nothing else. */
export const watchCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Proceeding documents: LegalEntities with the registry's search type. */
    watchedDocuments: build.query<Documents, Requested>({
      query: ({ jib, lang }) => ({
        base: 'main',
        url: 'LegalEntities',
        params: { PageSize: LISTS.registerPage, includeCount: true, Page: 0, jib, searchType: SEARCH_TYPE.bankruptcy },
        lang,
      }),
      rawResponseSchema: searchAnswerWire,
      transformResponse: (answer: z.output<typeof searchAnswerWire>, _meta, { id }) =>
        toDocuments(entitiesIn(answer, proceedingsWire).find((entity) => entity.id === id)?.documents ?? []),
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
