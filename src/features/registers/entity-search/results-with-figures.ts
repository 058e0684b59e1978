import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { indicatorsApi } from '#domain/indicators/indicators.api.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf } from '#domain/indicators/records.ts';
import type { Register } from '#domain/indicators/register.ts';
import { eraOf, INDICATOR_ROWS } from '#domain/indicators/rows.ts';
import { sidesOf, sideValue } from '#domain/indicators/trends.ts';
import type { ResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import type { LoadSearchPage } from '#domain/legal-entity/search/use-export-pages.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { entitySearchApi, type EntityResult } from './entity-search.api.ts';

/** A result with its latest report as the card preselects it; null when it never submitted one. */
export type ResultWithFigures = EntityResult & { report: IndicatorRecord | null };

type Answer = { data?: ResultsPage<ResultWithFigures>; error?: unknown };
type Call = { abort: () => void };

/**
 * A page of results, each with its latest report. The entities of a page are asked for one after another: an export walks four
 * pages at once, so that the agency never has more than four calls of it.
 */
export const loadWithFigures: LoadSearchPage<ResultWithFigures> =
  (args) => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    let running: Call | null = null;
    let isAborted = false;
    const run = <Started extends Call>(call: Started): Started => {
      running = call;
      return call;
    };
    async function load(): Promise<Answer> {
      const page = await run(dispatch(entitySearchApi.endpoints.entitySearch.initiate(args, { subscribe: false })));
      if (!page.data) return { error: page.error };
      const items: ResultWithFigures[] = [];
      for (const entity of page.data.items) {
        if (isAborted) return { error: new Error('The export was given up.') };
        const query = { id: entity.id, searchType: SEARCH_TYPE.cardIndicators, lang: args.lang };
        // oxlint-disable-next-line no-await-in-loop -- one after another, see above
        const records = await run(dispatch(indicatorsApi.endpoints.indicators.initiate(query, { subscribe: false })));
        if (!records.data) return { error: records.error };
        items.push({ ...entity, report: selectionOf(records.data, {}).record });
      }
      return { data: { ...page.data, items } };
    }
    return Object.assign(load(), {
      abort: () => {
        isAborted = true;
        running?.abort();
      },
    });
  };

/** What a report states of the summary's line with this meaning, a loss negative; null when its form has no such line. */
export function summaryFigure(register: Register, report: IndicatorRecord | null, meaning: string): number | null {
  if (!report) return null;
  const sides = sidesOf(INDICATOR_ROWS[register].summary[eraOf(report.year)]);
  const side = sides.find(({ row }) => row.meaning === meaning);
  return side ? sideValue(side, report.lines) : null;
}
