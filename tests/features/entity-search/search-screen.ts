import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '#tests/renderApp.tsx';
import { SEARCH } from '../results-screen.ts';

/** Opens the register search for a signed-in citizen; resolves when the first results, or their replacement, are shown. */
export async function openSearch(address = '/bs/profil-pravnih-lica', render = renderPage) {
  const app = await render(address, { as: 'citizen' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** An agency that answers every search with two of `count` results: enough for what is said of a search, and quick to render. */
export const twoOf = (count: number) =>
  http.get(SEARCH, () =>
    HttpResponse.json({ resultList: [1, 2].map((id) => ({ id, shortName: `Firma ${id}` })), count }),
  );

/** Path and query that the router shows. */
export const addressOf = ({ router }: Pick<Awaited<ReturnType<typeof renderPage>>, 'router'>) =>
  router.state.location.pathname + router.state.location.search;

/** The filters beside the results; the sheet on phones has the same ones. */
export const filters = () => within(screen.getByRole('region', { name: /Filteri|Filtri|Filters/ }));
