// oxlint-disable no-script-url -- the addresses under test
import { expect, test } from 'vitest';
import { listItemTarget } from '#features/portal/content/list-item-target.ts';
import { contentItem } from '#tests/content-items.ts';

const target = (contentTypeId: number, url: string) =>
  listItemTarget(contentItem({ id: 9, contentTypeId, url, slug: 'naziv' }), 'bs');
const CONTENT = { kind: 'internal', to: '/bs/content/9/naziv' };

test('a link or a highlighted service with an http url is external (P2.13)', () => {
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
