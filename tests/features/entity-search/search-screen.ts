import { screen, within } from '@testing-library/react';
import { renderApp } from '#tests/renderApp.tsx';

/** The register search of a signed-in citizen; resolves when the first results (or what stands for them) are there. */
export async function openSearch(address = '/bs/profil-pravnih-lica') {
  const app = await renderApp(address, { as: 'citizen' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** The filters beside the results; the sheet on phones holds the same ones. */
export const filters = () => within(screen.getByRole('region', { name: /Filteri|Filtri|Filters/ }));
