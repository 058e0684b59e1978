// oxlint-disable no-script-url -- the addresses under test
import { describe, expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { coverOf, mediaOf, pictureOf, stripOf, type MediaItem } from '#domain/content/media.ts';
import { infographicsOf, newsOf } from '#domain/content/news-items.ts';
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
    expect(media[1]).toMatchObject({
      type: 'image',
      alt: 'Opis',
      caption: 'Prva',
      thumb: 'https://slike.example/2.png',
    });
    expect(media[2]).toMatchObject({
      type: 'video',
      sources: [{ src: 'https://slike.example/a.mp4', type: 'video/mp4' }],
    });
  });

  test('take the title where the alternative text is missing (A37), and leave hostile addresses out (A25)', () => {
    const tree = buildTree([news, image(2, { title: 'Naslov' }), image(3, { url: 'javascript:alert(1)' })]);
    expect(mediaOf(tree, 1).map(({ alt }) => alt)).toEqual(['Naslov']);
  });

  test('give an item without a picture of its own its main one', () => {
    const tree = buildTree([news, image(2), image(3, { isMain: true })]);
    expect(pictureOf(tree, news)?.src).toBe('https://slike.example/3.png');
    expect(pictureOf(tree, { ...news, url: 'https://slike.example/own.png' })?.src).toBe(
      'https://slike.example/own.png',
    );
    expect(pictureOf(buildTree([news]), news)).toBeNull();
  });
});

describe('the media strip (P2.12, P9)', () => {
  const some = (count: number) => buildStrip(count);
  function buildStrip(count: number) {
    const media = Array.from({ length: count }, (_, at) => ({ id: at + 1 }) as MediaItem);
    const { tiles, more } = stripOf(media);
    return { tiles: tiles.length, more };
  }

  test('shows four thumbnails and a fifth with +N, N = total - 5', () => {
    expect(some(2)).toEqual({ tiles: 2, more: 0 });
    expect(some(5)).toEqual({ tiles: 5, more: 0 });
    expect(some(6)).toEqual({ tiles: 5, more: 1 });
    expect(some(12)).toEqual({ tiles: 5, more: 7 });
  });
});

test('the cover of a plain page is its url only when that names a picture', () => {
  const page = (url: string) => coverOf(contentItem({ id: 1, contentTypeId: 10, url }));
  expect(page('https://slike.example/a.svg?v=2')).toBe('https://slike.example/a.svg?v=2');
  expect(page('https://drugi.example/stranica')).toBeNull();
  expect(page('sve-novosti')).toBeNull();
  expect(coverOf({ ...news, url: 'https://slike.example/nastavak' })).toBe('https://slike.example/nastavak');
});

test('an infographic is news with tag 1069 and stands in its own list only (readings, P3)', () => {
  const chart = contentItem({ id: 2, contentTypeId: 3, tags: [{ tagId: 1069, name: 'Infografika' }] });
  const older = contentItem({ id: 3, contentTypeId: 3, dateTime: '2024-01-01T00:00:00' });
  const newer = contentItem({ id: 4, contentTypeId: 3, dateTime: '2026-01-01T00:00:00' });
  const tree = buildTree([older, chart, newer]);
  expect(newsOf(tree).map(({ id }) => id)).toEqual([4, 3]);
  expect(infographicsOf(tree).map(({ id }) => id)).toEqual([2]);
});
