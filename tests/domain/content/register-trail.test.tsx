import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '#features/report-tools/templates/texts/bs.json' with { type: 'json' };
import { contentItem, publish } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

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

async function crumbs(last: string) {
  const trail = await screen.findByRole('navigation', { name: 'Putanja' });
  await within(trail).findByText(last);
  return within(trail)
    .getAllByRole('listitem')
    .map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href') ?? null]);
}

test('a screen is shown under its content item, a profile under its register with its own url (R2.2)', async () => {
  publishTree();
  const { router } = await renderPage('/bs/predlosci-finansijskih-izvjestaja', { as: 'citizen' });
  expect(await crumbs('Predlošci')).toEqual([...ABOVE, ['Predlošci', null]]);
  await act(() => router.navigate('/bs/kontrola-finansijskih-izvjestaja'));
  expect(await crumbs('Kontrola')).toEqual([...ABOVE, ['Kontrola', null]]);
  await act(() => router.navigate('/bs/profil-pravnih-lica'));
  expect(await crumbs('Registar')).toEqual([...ABOVE, ['Registar', null]]);
  await act(() => router.navigate('/bs/profil-pravnih-lica/10001'));
  expect(await crumbs('Profil pravnog lica')).toEqual([
    ...ABOVE,
    ['Registar', '/bs/profil-pravnih-lica'],
    ['Profil pravnog lica', null],
  ]);
});

test('without an item in the tree the screen is shown under Home by its own title', async () => {
  publishTree();
  const { templatesOld } = texts.title;
  await renderPage('/bs/financial-reports-templates-old', { as: 'citizen' });
  expect(await crumbs(templatesOld)).toEqual([ABOVE[0], [templatesOld, null]]);
});
