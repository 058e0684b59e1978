import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '#features/report-tools/templates/texts/bs.json' with { type: 'json' };
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

startAsFirstVisit();

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

test('register screens and report tools are shown under their content item, a profile under its register, which keeps its own url; without an item under Home by their own title (R2.2)', async () => {
  publishTree();
  const { templatesOld } = texts.title;
  const { router } = await renderPage('/bs/predlosci-finansijskih-izvjestaja', { as: 'citizen' });
  const crumbsAt = async (address: string, last: string) => {
    await router.navigate(address);
    const trail = () => screen.getByRole('navigation', { name: 'Putanja' });
    await waitFor(() => expect(within(trail()).getAllByRole('listitem').at(-1)?.textContent).toBe(last));
    return within(trail())
      .getAllByRole('listitem')
      .map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href') ?? null]);
  };
  for (const [address, title] of [
    ['/bs/predlosci-finansijskih-izvjestaja', 'Predlošci'],
    ['/bs/kontrola-finansijskih-izvjestaja', 'Kontrola'],
    ['/bs/profil-pravnih-lica', 'Registar'],
  ] as const)
    expect(await crumbsAt(address, title)).toEqual([...ABOVE, [title, null]]);
  expect(await crumbsAt('/bs/profil-pravnih-lica/10001', 'Profil pravnog lica')).toEqual([
    ...ABOVE,
    ['Registar', '/bs/profil-pravnih-lica'],
    ['Profil pravnog lica', null],
  ]);
  expect(await crumbsAt('/bs/financial-reports-templates-old', templatesOld)).toEqual([ABOVE[0], [templatesOld, null]]);
});
