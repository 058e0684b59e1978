import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { onTestFinished } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import type { DemoUserKey } from '#mocks/session/users.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

export const SEARCH = `${DEFAULT_BASES.main}/LegalEntities`;
export const DOCUMENTS = `${DEFAULT_BASES.main}/documents`;

/** An entity with proceedings of its own in the agency in a box: a bankruptcy with six documents. */
export const ENTITY = { id: 11_555, jib: '4224691554988', name: 'Bistrička ljevaonička d.o.o. Sarajevo' };

/** The registry; resolves when its heading stands. `as` is nobody unless given. */
export async function openRegistry(query = '', as?: Exclude<DemoUserKey, 'blocked'>) {
  const app = await renderApp(`/bs/predstecajni-i-stecajni-postupci${query}`, as ? { as } : {});
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** The heading over the results: '300 pravnih lica'. */
export const resultsHeading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

/** The search form. */
export const form = () =>
  within(screen.getByRole('textbox', { name: 'Naziv pravnog lica' }).closest('search') as HTMLElement);

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

/** An answer of the registry with one entity; parts can be changed. */
export const answer = (documents: readonly object[] | null, more: object = {}, count: unknown = 1) =>
  HttpResponse.json({
    resultList: [{ id: 1, shortName: 'Primjer d.o.o.', jib: ENTITY.jib, documents, ...more }],
    count,
  });
