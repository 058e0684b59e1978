import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

startAsFirstVisit();

const crumbs = async () => {
  const trail = await screen.findByRole('navigation', { name: 'Putanja' });
  return within(trail)
    .getAllByRole('listitem')
    .map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href') ?? null]);
};

test('leads up to the root and on to Home at /; the last part is active and not linked (P2.9, reading B); it ends with Home for an orphan and in a circle (faults A11, A12)', async () => {
  publish([
    contentItem({ id: 1, contentTypeId: 8, title: 'Propisi', slug: 'propisi' }),
    contentItem({ id: 2, parentId: 1, contentTypeId: 10, title: 'Zakoni', slug: 'zakoni' }),
    contentItem({ id: 3, parentId: 2, contentTypeId: 10, title: 'Računovodstvo', slug: 'racunovodstvo' }),
    contentItem({ id: 4, parentId: 3, contentTypeId: 3, title: 'Zakon o računovodstvu' }),
    contentItem({ id: 11, parentId: 12, title: 'Prva' }),
    contentItem({ id: 12, parentId: 11, title: 'Druga' }),
    contentItem({ id: 13, parentId: 99, title: 'Sama' }),
  ]);
  const { router } = await renderPage('/bs/content/4/zakon');
  await screen.findByRole('heading', { level: 1, name: 'Zakon o računovodstvu' });
  expect(await crumbs()).toEqual([
    [expect.any(String), '/'],
    ['Propisi', '/bs/details/1/propisi'],
    ['Zakoni', '/bs/content/2/zakoni'],
    ['Računovodstvo', '/bs/details/3/racunovodstvo'],
    ['Zakon o računovodstvu', null],
  ]);
  expect(screen.getByRole('navigation', { name: 'Putanja' }).querySelector('[aria-current=page]')).toHaveTextContent(
    'Zakon o računovodstvu',
  );

  await router.navigate('/bs/content/11/prva');
  await screen.findByRole('heading', { level: 1, name: 'Prva' });
  expect((await crumbs()).map(([label]) => label).slice(1)).toEqual(['Druga', 'Prva']);
  await router.navigate('/bs/content/13/sama');
  await screen.findByRole('heading', { level: 1, name: 'Sama' });
  expect((await crumbs()).slice(1)).toEqual([['Sama', null]]);
  expect((await crumbs())[0]?.[1]).toBe('/');
});
