import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { watchCalls } from './watch-calls.ts';

/** The search of legal entities. */
export const SEARCH = `${DEFAULT_BASES.main}/LegalEntities`;

/** The heading over the results of a search of legal entities: '2.150 pravnih lica'. */
export const resultsHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

/** Names of the entities in the results, in order. */
export const resultNames = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Queries of all later LegalEntities calls, as plain objects in order. */
export const watchSearches = () =>
  watchCalls('/LegalEntities', (query): Record<string, string> => Object.fromEntries(query));

/** An agency with `total` legal entities in bare lists, without a count (readings P7). */
export const uncounted = (total: number) =>
  http.get(SEARCH, ({ request }) => {
    const first = Number(new URL(request.url).searchParams.get('Page')) * 10;
    const length = Math.max(0, Math.min(10, total - first));
    return HttpResponse.json(
      Array.from({ length }, (_, at) => ({ id: first + at + 1, shortName: `P${first + at + 1}` })),
    );
  });
