import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import type { DemoUserKey } from '#mocks/session/users.ts';
import { renderPage } from '#tests/renderApp.tsx';

export const SEARCH = `${DEFAULT_BASES.main}/LegalEntities`;
export const DOCUMENTS = `${DEFAULT_BASES.main}/documents`;

/** An entity with proceedings of its own in the agency in a box: a bankruptcy with six documents. */
export const ENTITY = { id: 11_555, jib: '4224691554988', name: 'Bistrička ljevaonička d.o.o. Sarajevo' };

/** Opens the registry; resolves when its heading is shown. Nobody is signed in unless `as` is given. */
export async function openRegistry(query = '', as?: Exclude<DemoUserKey, 'blocked'>) {
  const app = await renderPage(`/bs/predstecajni-i-stecajni-postupci${query}`, as ? { as } : {});
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** The search form. */
export const form = () => within(screen.getByLabelText('Naziv pravnog lica').closest('search') as HTMLElement);

/** An answer of the registry with one entity; parts can be changed. */
export const answer = (documents: readonly object[] | null, more: object = {}, count: unknown = 1) =>
  HttpResponse.json({
    resultList: [{ id: 1, shortName: 'Primjer d.o.o.', jib: ENTITY.jib, documents, ...more }],
    count,
  });
