import { indicatorsEndpoint } from '#domain/indicators/indicators.api.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf } from '#domain/indicators/report-selection.ts';
import type { LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import { dataOf } from '#shared/api/answer-of.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { type EntityResult, entitySearchEndpoint } from './entity-search.api.ts';

/** A result with its latest report, as its card preselects it; null when it never submitted one. */
export type ResultWithFigures = EntityResult & { report: IndicatorRecord | null };

/** A page of results with their latest reports, one after another: an export loads four pages at once, so four calls at most. */
export const loadWithFigures: LoadSearchPage<ResultWithFigures> = async (args, { dispatch, signal }) => {
  const page = await dataOf(dispatch(entitySearchEndpoint.initiate(args)), signal);
  const items: ResultWithFigures[] = [];
  for (const entity of page.items) {
    signal.throwIfAborted();
    const query = { legalEntityId: entity.id, searchType: SEARCH_TYPE.cardIndicators, lang: args.lang };
    // oxlint-disable-next-line no-await-in-loop -- one after another, see above
    const records = await dataOf(dispatch(indicatorsEndpoint.initiate(query)), signal);
    items.push({ ...entity, report: selectionOf(records, {}).record });
  }
  return { ...page, items };
};
