import { screen } from '@testing-library/react';
import { watchCalls } from './watch-calls.ts';

/** The heading over the results of a search of legal entities: '2.150 pravnih lica'. */
export const resultsHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

/** Names of the found entities in order. */
export const resultNames = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Queries of every LegalEntities call that leaves from now on, as plain objects in order. */
export const watchSearches = () =>
  watchCalls('/LegalEntities', (query): Record<string, string> => Object.fromEntries(query));
