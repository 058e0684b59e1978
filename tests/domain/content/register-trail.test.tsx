import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '#features/report-tools/templates/texts/bs.json' with { type: 'json' };
import { contentItem, publish } from '#tests/content-items.ts';
import { renderApp } from '#tests/renderApp.tsx';

// Nothing is stored from one test to the next.
vi.mock('#domain/content/stored-content.ts', () => ({ readStoredContent: async () => null, storeContent: () => {} }));

const publishTree = () =>
  publish([
    contentItem({ id: 1, contentTypeId: 11, title: 'Usluge', slug: 'usluge' }),
    contentItem({ id: 2, parentId: 1, contentTypeId: 3, title: 'Za računovođe', slug: 'racunovodje' }),
    contentItem({ id: 3, parentId: 2, contentTypeId: 10, title: 'Vodič', slug: 'vodic' }),
    contentItem({ id: 7, parentId: 3, contentTypeId: 7, title: 'Obrasci', slug: 'obrasci' }),
    contentItem({ id: 4, parentId: 7, contentTypeId: 7, title: 'Predlošci', url: 'financial-reports-templates' }),
    contentItem({ id: 5, parentId: 7, contentTypeId: 7, title: 'Kontrola', url: 'kontrola-finansijskih-izvjestaja' }),
    contentItem({ id: 6, parentId: 7, contentTypeId: 7, title: 'Registar', url: 'business-entities-profile' }),
  ]);
const ABOVE = [
  [expect.any(String), '/'],
  ['Usluge', '/bs/details/1/usluge'],
  ['Za računovođe', '/bs/details/2/racunovodje'],
  ['Vodič', '/bs/details/3/vodic'],
  ['Obrasci', '/bs/content/7/obrasci'],
];

async function crumbsAt(address: string, last: string) {
  await renderApp(address, { as: 'citizen' });
  const trail = await screen.findByRole('navigation', { name: 'Putanja' });
  await within(trail).findByText(last);
  return within(trail)
    .getAllByRole('listitem')
    .map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href') ?? null]);
}

test.each([
  ['/bs/predlosci-finansijskih-izvjestaja', 'Predlošci'],
  ['/bs/kontrola-finansijskih-izvjestaja', 'Kontrola'],
  ['/bs/profil-pravnih-lica', 'Registar'],
])('%s is shown under its content item, by the linking rule of R2.2', async (address, title) => {
  publishTree();
  expect(await crumbsAt(address, title)).toEqual([...ABOVE, [title, null]]);
});

test('the trail of a profile leads through its register, which keeps its own url (R2.2)', async () => {
  publishTree();
  const crumbs = await crumbsAt('/bs/profil-pravnih-lica/10001', 'Registar');
  expect(crumbs).toEqual([...ABOVE, ['Registar', '/bs/profil-pravnih-lica'], ['Profil pravnog lica', null]]);
});

test('without an item in the tree the screen is shown under Home by its own title', async () => {
  publishTree();
  const { templatesOld } = texts.title;
  expect(await crumbsAt('/bs/financial-reports-templates-old', templatesOld)).toEqual([ABOVE[0], [templatesOld, null]]);
});
