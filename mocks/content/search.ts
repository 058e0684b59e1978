import type { ContentItem } from './factory.ts';
import type { WireTag } from './tags.ts';

/** An item of a search's results: the content item with its tags as a list, its year and whether it is featured (P3). */
type SearchItem = Omit<ContentItem, 'tags'> & { tags: WireTag[]; year: number | null; featured: boolean };

export type SearchAnswer = {
  contents: SearchItem[];
  tags: { key: WireTag; value: number }[];
  years: { key: number; value: number }[];
  contentTypes: { key: number; value: number }[];
};

export type SearchQuery = { text: string; tagId: number | null; contentTypeId: number | null; year: number | null };

/** Lower case without diacritics; đ counts as d: 'Izvještaj' and 'izvjestaj' are the same word. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

type Indexed = { item: SearchItem; title: string; text: string };

const indexes = new WeakMap<readonly ContentItem[], readonly Indexed[]>();

/** The searchable form of a list, made once. */
function indexOf(items: readonly ContentItem[]): readonly Indexed[] {
  const known = indexes.get(items);
  if (known) return known;
  const index = items.map((item) => {
    const searchItem: SearchItem = {
      ...item,
      tags: JSON.parse(item.tags) as WireTag[],
      year: item.dateTime ? Number(item.dateTime.slice(0, 4)) : null,
      featured: item.highlight > 0,
    };
    const body = (item.content ?? '').replace(/<[^>]*>/g, ' ');
    return { item: searchItem, title: fold(item.title), text: fold(`${item.title} ${item.subtitle ?? ''} ${body}`) };
  });
  indexes.set(items, index);
  return index;
}

/**
 * Full-text search (P2.10, P5): every word must occur in title, subtitle or stripped body; filters narrow further. Without a
 * text or filter there are no results. Matches in the title come first, then the higher highlight, then the newer date. Facets
 * count the results.
 */
export function searchContent(items: readonly ContentItem[], query: SearchQuery): SearchAnswer {
  const words = fold(query.text).split(/\s+/).filter(Boolean);
  const isRequested = words.length > 0 || query.tagId !== null || query.contentTypeId !== null || query.year !== null;
  const results = isRequested ? indexOf(items).filter((entry) => matches(entry, words, query)) : [];
  const ranked = results
    .map((entry) => ({ item: entry.item, inTitle: Number(words.every((word) => entry.title.includes(word))) }))
    .toSorted(
      (a, b) =>
        b.inTitle - a.inTitle ||
        b.item.highlight - a.item.highlight ||
        newerFirst(a.item.dateTime ?? '', b.item.dateTime ?? '') ||
        a.item.id - b.item.id,
    );
  const contents = ranked.map(({ item }) => item);
  return {
    contents,
    tags: counted(
      contents.flatMap(({ tags }) => tags),
      ({ tagId }) => tagId,
    ).toSorted((a, b) => b.value - a.value),
    years: counted(
      contents.flatMap(({ year }) => year ?? []),
      (year) => year,
    ).toSorted((a, b) => b.key - a.key),
    contentTypes: counted(
      contents.map(({ contentTypeId }) => contentTypeId),
      (id) => id,
    ).toSorted((a, b) => a.key - b.key),
  };
}

/** ISO dates sort as plain text; a missing date comes last. */
const newerFirst = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);

function matches({ item, text }: Indexed, words: readonly string[], query: SearchQuery): boolean {
  if (query.contentTypeId !== null && item.contentTypeId !== query.contentTypeId) return false;
  if (query.year !== null && item.year !== query.year) return false;
  if (query.tagId !== null && !item.tags.some(({ tagId }) => tagId === query.tagId)) return false;
  return words.every((word) => text.includes(word));
}

function counted<Key>(keys: readonly Key[], identity: (key: Key) => number): { key: Key; value: number }[] {
  const counts = new Map<number, { key: Key; value: number }>();
  for (const key of keys) {
    const entry = counts.get(identity(key));
    if (entry) entry.value += 1;
    else counts.set(identity(key), { key, value: 1 });
  }
  return [...counts.values()];
}
