import { screen, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

/** The register search of a signed-in citizen; resolves when the first results (or what stands for them) are there. */
export async function openSearch(address = '/bs/profil-pravnih-lica') {
  const app = await renderApp(address, { as: 'citizen' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** Queries of every LegalEntities search that leaves from now on, as plain objects in order. */
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

/** The heading over the results: '2.150 pravnih lica'. */
export const resultsHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

/** The filters beside the results; the sheet on phones holds the same ones. */
export const filters = () => within(screen.getByRole('region', { name: /Filteri|Filtri|Filters/ }));

/** Names of the found entities in order. */
export const resultNames = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
