// oxlint-disable no-script-url -- the addresses under test
import { describe, expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { needsName, withTitlesOf } from '#domain/content/item-names.ts';
import { coverOf, filmHost, mediaOf, pictureOf, stripOf, type MediaItem } from '#domain/content/media.ts';
import { belowParent, infographicsOf, newsOf, newsParentId } from '#domain/content/news-items.ts';
import { contentItem } from '#tests/content-items.ts';

const image = (id: number, given = {}) =>
  contentItem({ id, parentId: 1, contentTypeId: 5, url: `https://slike.example/${id}.png`, ...given });
const news = contentItem({ id: 1, contentTypeId: 3, title: 'Vijest' });

describe('media of an item (P3)', () => {
  test('are its child images and videos, the main one first', () => {
    const tree = buildTree([
      news,
      image(2, { title: 'Prva', alt: 'Opis' }),
      image(3, { isMain: true }),
      contentItem({ id: 4, parentId: 1, contentTypeId: 6, url: 'https://slike.example/a.mp4', title: 'Film' }),
      contentItem({ id: 5, parentId: 1, contentTypeId: 4, url: 'https://slike.example/a.pdf' }),
    ]);
    const media = mediaOf(tree, 1);
    expect(media.map(({ id }) => id)).toEqual([3, 2, 4]);
    const picture = { type: 'image', alt: 'Opis', caption: 'Prva', thumb: 'https://slike.example/2.png' };
    expect(media[1]).toMatchObject(picture);
    const sources = [{ src: 'https://slike.example/a.mp4', type: 'video/mp4' }];
    expect(media[2]).toMatchObject({ type: 'video', sources });
  });

  test('take the title where the alternative text is missing (A37), and a hostile address keeps its place without a picture (A25)', () => {
    const tree = buildTree([news, image(2, { title: 'Naslov' }), image(3, { url: 'javascript:alert(1)' })]);
    expect(mediaOf(tree, 1).map(({ alt, thumb, sources }) => [alt, thumb === null, sources.length])).toEqual([
      ['Naslov', false, 1],
      ['Item 3', true, 0],
    ]);
  });

  test('give an item without a picture of its own its main one', () => {
    const tree = buildTree([news, image(2), image(3, { isMain: true })]);
    expect(pictureOf(tree, news)?.src).toBe('https://slike.example/3.png');
    expect(pictureOf(buildTree([news]), news)).toBeNull();
    const film = image(4, { contentTypeId: 6, isMain: true });
    expect(pictureOf(buildTree([news, film, image(2)]), news)?.src).toBe('https://slike.example/2.png');
    expect(pictureOf(buildTree([news, film]), news)).toBeNull();
  });

  test('a picture of its own counts first and is described by its alternative text, else by its title (A37)', () => {
    const own = { ...news, url: 'https://slike.example/own.png' };
    const tree = buildTree([news, image(2)]);
    expect(pictureOf(tree, own)).toEqual({ src: own.url, alt: 'Vijest' });
    expect(pictureOf(tree, { ...own, alt: 'Opis' })?.alt).toBe('Opis');
  });
});

test('a file that is no picture is none: the news shows its photo (P2.12)', () => {
  const report = { ...news, url: 'https://agencija.example/saopcenje.pdf?v=1' };
  expect(pictureOf(buildTree([report, image(2)]), report)?.src).toBe('https://slike.example/2.png');
  expect(coverOf(report)).toBeNull();
});

test.each([
  [2, { tiles: 2, more: 0 }],
  [5, { tiles: 5, more: 0 }],
  [6, { tiles: 5, more: 1 }],
  [12, { tiles: 5, more: 7 }],
])('the strip of %i media shows four thumbnails and a fifth with +N, N = total - 5 (P2.12, P9): %j', (count, shown) => {
  const { tiles, more } = stripOf(Array.from({ length: count }, (_, at) => ({ id: at + 1 }) as MediaItem));
  expect({ tiles: tiles.length, more }).toEqual(shown);
});

test('the cover of a plain page is its url only when that names a picture', () => {
  const page = (url: string) => coverOf(contentItem({ id: 1, contentTypeId: 10, url }));
  expect(page('https://slike.example/a.svg?v=2')).toBe('https://slike.example/a.svg?v=2');
  expect(page('https://drugi.example/stranica')).toBeNull();
  expect(page('sve-novosti')).toBeNull();
  const inline = 'data:image/png;base64,iVBORw0KGgo=';
  expect(page(inline)).toBe(inline);
  expect(coverOf({ ...news, url: 'https://slike.example/nastavak' })).toBe('https://slike.example/nastavak');
});

test('an infographic is news with tag 1069 and is shown in its own list only (readings, P3)', () => {
  const chart = contentItem({ id: 2, contentTypeId: 3, tags: [{ tagId: 1069, name: 'Infografika' }] });
  const older = contentItem({ id: 3, contentTypeId: 3, dateTime: '2024-01-01T00:00:00' });
  const tags = [{ tagId: 1070, name: 'Porez' }];
  const newer = contentItem({ id: 4, contentTypeId: 3, dateTime: '2026-01-01T00:00:00', tags });
  const tree = buildTree([older, chart, newer]);
  expect(newsOf(tree).map(({ id }) => id)).toEqual([4, 3]);
  expect(infographicsOf(tree).map(({ id }) => id)).toEqual([2]);
});

test('news below a parent are those anywhere under it; without any, all of them (P2.1)', () => {
  const item = (id: number, parentId: number | null, contentTypeId = 3) => contentItem({ id, parentId, contentTypeId });
  const sections = [item(10, null, 10), item(11, 10, 10), item(20, null, 10), item(30, null, 10)];
  const tree = buildTree([...sections, item(1, 11), item(2, 20), item(3, 10)]);
  const below = (parent: number | null) =>
    belowParent(tree, newsOf(tree), parent)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  expect(below(10)).toEqual([1, 3]);
  expect(below(20)).toEqual([2]);
  for (const none of [null, 99, 30, 2]) expect(below(none), String(none)).toEqual(none === 2 ? [2] : [1, 2, 3]);
});

test('the parent of news is the one that most of them hang below (P2.1)', () => {
  const items = [5, 6, 6, null, null, null].map((parentId, id) => contentItem({ id, parentId, contentTypeId: 3 }));
  expect(newsParentId(buildTree(items))).toBe(6);
  expect(newsParentId(buildTree([contentItem({ id: 1, parentId: 5 })]))).toBeUndefined();
});

test.each([
  ['https://www.youtube.com/watch?v=1', 'youtube.com'],
  ['https://player.vimeo.com/video/1', 'player.vimeo.com'],
  ['https://YouTu.be/1', 'youtu.be'],
  ['https://slike.example/youtube.com.mp4', null],
  ['https://notyoutube.com/film.mp4', null],
  ['https://youtube.com.zlo.example/a.mp4', null],
])('the film at %s is shown on a page of %s', (src, host) => {
  const film = { type: 'video', sources: [{ src, type: 'video/mp4' }] } as unknown as MediaItem;
  expect(filmHost(film)).toBe(host);
  expect(filmHost({ ...film, type: 'image' })).toBeNull();
});

describe('items without a title (readings, P3)', () => {
  const nameless = contentItem({ id: 1, title: ' \u200B ' });
  const titled = contentItem({ id: 2, title: 'Naslov' });

  test('take the one of another language; who has one keeps it', () => {
    const others = [contentItem({ id: 1, title: 'Title' }), contentItem({ id: 2, title: 'Other' })];
    const { items, changed } = withTitlesOf([nameless, titled], others);
    expect([items.map(({ title }) => title), changed]).toEqual([['Title', 'Naslov'], true]);
    expect(withTitlesOf([nameless, titled], [{ ...nameless, title: '' }])).toEqual({
      items: [nameless, titled],
      changed: false,
    });
  });

  test('need a name, except pictures and videos', () => {
    expect([3, 5, 6, 10].filter((contentTypeId) => needsName({ ...nameless, contentTypeId }))).toEqual([3, 10]);
    expect(needsName(titled)).toBe(false);
  });
});
