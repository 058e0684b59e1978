// oxlint-disable no-script-url -- the addresses under test
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import TextAlignJustify from 'lucide-react/icons/text-align-justify';
import { describe, expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { listItemTarget } from '#features/portal/content/list-item-target.ts';
import { sectionOf } from '#features/portal/content/section.ts';
import { sideGroups } from '#features/portal/content/side-menu.ts';
import { contentItem } from '#tests/content-items.ts';

describe('where an item of a content list leads (P2.13)', () => {
  const target = (contentTypeId: number, url: string) =>
    listItemTarget(contentItem({ id: 9, contentTypeId, url, slug: 'naziv' }), 'bs');
  const CONTENT = { kind: 'internal', to: '/bs/content/9/naziv' };

  test('a link or a highlighted service with an http url is external', () => {
    for (const type of [7, 11])
      expect(target(type, 'https://primjer.example/')).toEqual({ kind: 'external', href: 'https://primjer.example/' });
  });

  test('with any other url it is internal, the url being the route name', () => {
    for (const type of [7, 11]) expect(target(type, 'cjenovnik')).toEqual({ kind: 'internal', to: '/bs/cjenovnik' });
  });

  test('every other type opens contentNew, whatever its url', () => {
    for (const type of [1, 2, 5, 6, 8, 9, 10]) {
      expect(target(type, 'https://primjer.example/')).toEqual(CONTENT);
      expect(target(type, 'cjenovnik')).toEqual(CONTENT);
    }
    expect(target(11, '')).toEqual(CONTENT);
  });

  test('a link with a hostile url leads nowhere (A25)', () => {
    expect(target(7, 'javascript:alert(1)')).toEqual({ kind: 'none' });
  });

  test('a document leads to its file, also by a relative address (P3)', () => {
    expect(target(4, 'https://primjer.example/a.pdf')).toMatchObject({ href: 'https://primjer.example/a.pdf' });
    expect(target(4, 'files/a.docx')).toEqual({ kind: 'external', href: 'http://127.0.0.1:5101/api/files/a.docx' });
    expect(target(4, 'cjenovnik')).toEqual({ kind: 'none' });
  });
});

describe('the groups beside an item (P2.8)', () => {
  const tree = buildTree([
    contentItem({ id: 1, title: 'Propisi' }),
    contentItem({ id: 2, parentId: 1, title: 'Zakoni' }),
    contentItem({ id: 3, parentId: 1, title: 'Pravilnici' }),
    contentItem({ id: 4, parentId: 2, title: 'Zakon o računovodstvu' }),
    contentItem({ id: 5, parentId: 2, contentTypeId: 5, title: 'Fotografija' }),
  ]);
  const groupsOf = (id: number) =>
    sideGroups(tree, tree.byId.get(id)!).map(({ head, entries }) => [head.title, ...entries.map(({ title }) => title)]);

  test('an item with children has them under its own title, then its siblings under its parent', () => {
    expect(groupsOf(2)).toEqual([
      ['Zakoni', 'Zakon o računovodstvu'],
      ['Propisi', 'Zakoni', 'Pravilnici'],
    ]);
  });

  test('an item without children has its siblings under the title of its parent', () => {
    expect(groupsOf(4)).toEqual([['Zakoni', 'Zakon o računovodstvu']]);
  });

  test('of thousands of siblings those around the item are shown, and how many there are', () => {
    const many = buildTree([
      contentItem({ id: 1 }),
      ...Array.from({ length: 5000 }, (_, at) => contentItem({ id: at + 2, parentId: 1, ordinalNumber: at })),
    ]);
    const [group] = sideGroups(many, many.byId.get(2502)!);
    expect(group!.total).toBe(5000);
    expect(group!.entries).toHaveLength(20);
    expect(group!.entries.map(({ id }) => id)).toContain(2502);
    expect(sideGroups(many, many.byId.get(5001)!)[0]!.entries.at(-1)!.id).toBe(5001);
  });
});

test.each([
  ['analize', 'small', ChartColumn, 'analyses'],
  ['analyses', 'small', ChartColumn, 'analyses'],
  ['djelatnosti', 'small', BookOpen, 'other'],
  ['useful-links', 'small', BookOpen, 'other'],
  ['finansijski-profesionalci-new', 'large', Calculator, 'professionals'],
  ['financial-professionals-new', 'large', Calculator, 'professionals'],
  ['zahtjevi', 'medium', FileText, 'forms'],
  ['registers', 'medium', TextAlignJustify, 'other'],
  ['karijera', 'medium', BookOpen, 'career'],
  ['constructor', 'medium', BookOpen, 'other'],
])('%s has %s cards with its icon and picture (P2.7)', (slug, size, icon, motif) => {
  expect(sectionOf(slug)).toMatchObject({ size, icon, motif });
});
