import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '#features/report-tools/templates/texts/bs.json' with { type: 'json' };
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

startAsFirstVisit();

const trail = () => within(screen.getByRole('navigation', { name: 'Putanja' })).getAllByRole('listitem');
const crumbs = () =>
  trail().map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href') ?? null]);

test('leads up to the root and on to Home at /; the last part is active and not linked (P2.9, reading B)', async () => {
  publish([
    contentItem({ id: 1, contentTypeId: 8, title: 'Propisi', slug: 'propisi' }),
    contentItem({ id: 2, parentId: 1, contentTypeId: 10, title: 'Zakoni', slug: 'zakoni' }),
    contentItem({ id: 3, parentId: 2, contentTypeId: 10, title: 'Računovodstvo', slug: 'racunovodstvo' }),
    contentItem({ id: 4, parentId: 3, contentTypeId: 3, title: 'Zakon o računovodstvu' }),
  ]);
  await renderPage('/bs/content/4/zakon');
  await screen.findByRole('heading', { level: 1, name: 'Zakon o računovodstvu' });
  expect(crumbs()).toEqual([
    [expect.any(String), '/'],
    ['Propisi', '/bs/details/1/propisi'],
    ['Zakoni', '/bs/content/2/zakoni'],
    ['Računovodstvo', '/bs/details/3/racunovodstvo'],
    ['Zakon o računovodstvu', null],
  ]);
  expect(within(trail().at(-1)!).getByText('Zakon o računovodstvu')).toHaveAttribute('aria-current', 'page');
});

const publishRegisters = () =>
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
  publishRegisters();
  const { templatesOld } = texts.title;
  const { router } = await renderPage('/bs/predlosci-finansijskih-izvjestaja', { as: 'citizen' });
  const crumbsAt = async (address: string, last: string) => {
    await router.navigate(address);
    await waitFor(() => expect(trail().at(-1)?.textContent).toBe(last));
    return crumbs();
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
