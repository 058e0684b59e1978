import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { recentEntities, storeVisit } from '#domain/legal-entity/named-searches/recent-entities.ts';
import { forgetEverything } from '#shared/storage/reset.ts';
import { agency } from '#tests/agency.ts';
import { storage, withDatabase } from '#tests/storage.ts';
import { openSearch, twoOf } from './search-screen.ts';

withDatabase();

const list = storage.lists.get(recentEntities);
const visit = (id: number) =>
  storeVisit(storage, { id, jib: `42${id}`, name: `Hrast ${id}`, isPublicEntity: id === 3 });
const visited = async () => within(await screen.findByRole('region', { name: 'Nedavno otvoreni profili' }));
const names = async () => (await list.read()).map(({ name }) => name);

beforeEach(() => forgetEverything(storage));

describe('the profiles visited last', () => {
  test('ten are stored, the latest first and each once', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5]) await visit(id);
    expect(await names()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((id) => `Hrast ${id}`));
  });

  test('they are listed on the register page, a public enterprise with its own route; one is removed from the list, then all; the list says that it is empty', async () => {
    agency.use(twoOf(2));
    for (const id of [1, 2, 3]) await visit(id);
    const { user } = await openSearch();
    const links = (await visited()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([3, 2, 1].map((id) => `/bs/profil-${id === 3 ? 'javnih-preduzeca' : 'pravnih-lica'}/${id}`));
    await user.click((await visited()).getByRole('button', { name: 'Uklonite s popisa: Hrast 2' }));
    await waitFor(async () => expect(await names()).toEqual(['Hrast 3', 'Hrast 1']));
    expect(screen.getByRole('heading', { name: 'Nedavno otvoreni profili' })).toHaveFocus();
    await user.click((await visited()).getByRole('button', { name: 'Uklonite sve s popisa' }));
    expect(await (await visited()).findByText('Popis je prazan.')).toBeVisible();
    expect(await names()).toEqual([]);
  });
});
