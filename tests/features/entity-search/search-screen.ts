import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
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

/** An agency that allows 20 rows in a file. */
export const fileOfTwenty = http.get('*/agency.json', () => HttpResponse.json({ limits: { exportRows: 20 } }));

/** The filters beside the results; the sheet on phones has the same ones. */
export const filters = () => within(screen.getByRole('region', { name: /Filteri|Filtri|Filters/ }));

/** The register search with the dialog that saves its results open. */
export async function openExport(address?: string) {
  const app = await openSearch(address);
  await app.user.click(await screen.findByRole('button', { name: 'Preuzmite' }));
  await screen.findByRole('dialog', { name: 'Rezultati pretrage' });
  return app;
}

/** The first file that was saved; resolves when it is. */
export async function savedFile() {
  await waitFor(() => expect(saveAs).toHaveBeenCalled());
  const [file, name] = vi.mocked(saveAs).mock.calls[0] as [Blob, string];
  return { file, name };
}
