import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { agency } from '#tests/agency.ts';

/** The heading over the results of a search of legal entities: '2.150 pravnih lica'. */
export const resultsHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

/** Names of the found entities in order. */
export const resultNames = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Queries of every LegalEntities call that leaves from now on, as plain objects in order. */
export function watchSearches(): Record<string, string>[] {
  const requested: Record<string, string>[] = [];
  const listen = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/LegalEntities')) requested.push(Object.fromEntries(url.searchParams));
  };
  agency.events.on('request:start', listen);
  onTestFinished(() => agency.events.removeListener('request:start', listen));
  return requested;
}
