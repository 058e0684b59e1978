import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { publicationGroups, correctedPublicationsPath } from '#features/portal/publications/publications.ts';
import { forgetEverything } from '#shared/storage/reset.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';
import { main } from '../page-parts.ts';

startAsFirstVisit();

test.each([
  ['/bs/publikacije', undefined, null],
  ['/hr/publikacije', undefined, null],
  ['/en/publications', undefined, null],
  ['/bs/publications?a=1#b', undefined, '/bs/publikacije?a=1#b'],
  ['/en/publikacije?a=1#b', undefined, '/en/publications?a=1#b'],
  ['/hr/publications', undefined, '/hr/publikacije'],
  ['/x/publikacije', 'hr', '/hr/publikacije'],
  ['/x/publikacije', 'de', '/en/publications'],
  ['/', undefined, '/en/publications'],
])(
  'the path of the publications (P2.15) %s, with %s selected, becomes %s; query and hash stay (D09)',
  (path, selected, right) => {
    expect(correctedPublicationsPath(new URL(path, 'https://portal.example'), selected)).toBe(right);
  },
);

test('the three latest groups by ordinalNumber, highest first', () => {
  const group = (id: number, ordinalNumber: number | null) =>
    contentItem({ id, parentId: 1, ordinalNumber, title: `Grupa ${ordinalNumber}` });
  const tree = buildTree([contentItem({ id: 1 }), group(2, 1), group(3, 4), group(4, null), group(5, 3), group(6, 2)]);
  expect(publicationGroups(tree, 1).map(({ group: { title } }) => title)).toEqual(['Grupa 4', 'Grupa 3', 'Grupa 2']);
});

test('pictures and videos of a group are no publications of it', () => {
  const child = (id: number, contentTypeId: number) => contentItem({ id, parentId: 2, contentTypeId });
  const tree = buildTree([
    contentItem({ id: 1 }),
    contentItem({ id: 2, parentId: 1 }),
    child(3, 4),
    child(4, 5),
    child(5, 6),
    child(6, 3),
    child(7, 7),
  ]);
  const [group] = publicationGroups(tree, 1);
  expect(group?.publications.map(({ id }) => id)).toEqual([3, 6, 7]);
});

describe('the publications page (P2.15)', () => {
  test('shows three groups, the first one open, each publication with a link to its file', async () => {
    await renderPage('/bs/publikacije');
    await screen.findByRole('heading', { level: 2, name: 'Publikacije 2026.' });
    const groups = [...document.querySelectorAll('main details')] as HTMLDetailsElement[];
    expect(groups.map((group) => group.open)).toEqual([true, false, false]);
    const table = within(main().getByRole('table', { name: 'Publikacije 2026.' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(5);
    const open = table.getByRole('link', { name: /Otvorite publikaciju ?: Poslovanje pravnih lica u 2025\. godini/ });
    expect(open).toHaveAttribute('href', expect.stringMatching(/\.pdf$/));
    expect(open).toHaveAttribute('target', '_blank');
  });

  test('says that the latest are shown only when there are some; the search of all is always offered', async () => {
    const { unmount } = await renderPage('/bs/publikacije');
    expect(await main().findByText('Prikazane su najnovije publikacije.')).toBeVisible();
    unmount();
    publish([contentItem({ id: 1, title: 'Usluge' })]);
    await forgetEverything(storage);
    await renderPage('/bs/publikacije');
    expect(await main().findByText('Nema rezultata')).toBeVisible();
    expect(main().queryByText(/najnovije publikacije/)).toBeNull();
    expect(main().getByRole('link', { name: 'Pretražite sve publikacije' })).toBeVisible();
  });

  test('finds its groups past an entry of a menu that only points to it, and says that a group is empty', async () => {
    publish([
      contentItem({ id: 1, contentTypeId: 9, url: 'publikacije', title: 'Publikacije' }),
      contentItem({ id: 2, title: 'Istraživanja' }),
      contentItem({ id: 3, parentId: 2, slug: 'publikacije', title: 'Publikacije' }),
      contentItem({ id: 4, parentId: 3, title: 'Publikacije 2026.' }),
    ]);
    await renderPage('/bs/publikacije');
    expect(await screen.findByRole('heading', { level: 2, name: 'Publikacije 2026.' })).toBeVisible();
    expect(await main().findByText('Nema rezultata')).toBeVisible();
  });
});
