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

const within = (to: string) => ({ kind: 'internal', to });
const outside = (href: string) => ({ kind: 'external', href });
const SITE = 'https://primjer.example/';

test.each([
  ['a link or a highlighted service with an http url leaves the portal', [7, 11], SITE, outside(SITE)],
  ['with any other url it opens the route of that name', [7, 11], 'cjenovnik', within('/bs/cjenovnik')],
  ['every other type opens contentNew, whatever its url', [1, 2, 5, 6, 8, 9, 10], SITE, within('/bs/content/9/naziv')],
  ['also the name of a route', [1, 2, 5, 6, 8, 9, 10], 'cjenovnik', within('/bs/content/9/naziv')],
  ['a highlighted service without an url opens contentNew', [11], '', within('/bs/content/9/naziv')],
  ['a link with a hostile url leads nowhere (A25)', [7], 'javascript:alert(1)', { kind: 'none' }],
  ['a document leads to its file', [4], `${SITE}a.pdf`, outside(`${SITE}a.pdf`)],
  ['also by a relative address (P3)', [4], 'files/a.docx', outside('http://127.0.0.1:5101/api/files/a.docx')],
  ['a document without one leads nowhere', [4], 'cjenovnik', { kind: 'none' }],
])('in a content list (P2.13) %s', (_, types, url, target) => {
  for (const contentTypeId of types)
    expect(listItemTarget(contentItem({ id: 9, contentTypeId, url, slug: 'naziv' }), 'bs')).toEqual(target);
});

describe('the groups beside an item (P2.8)', () => {
  const tree = buildTree([
    contentItem({ id: 1, title: 'Propisi' }),
    contentItem({ id: 2, parentId: 1, title: 'Zakoni' }),
    contentItem({ id: 3, parentId: 1, title: 'Pravilnici' }),
    contentItem({ id: 4, parentId: 2, title: 'Zakon o računovodstvu' }),
    contentItem({ id: 5, parentId: 2, contentTypeId: 5, title: 'Fotografija' }),
    contentItem({ id: 6, parentId: 2, contentTypeId: 9, title: 'U podnožju' }),
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
