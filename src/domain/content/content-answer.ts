import { safeParse, type output } from 'zod/mini';
import { leftOut, rawItems, isList } from '#shared/api/lists.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { wholeSearchWire } from './content-search.wire.ts';
import { newestFirst } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';
import { contentItemWire } from './content.wire.ts';

/** A content answer that was read: its items and a mark that identifies the answer. */
export type ReadContent = {
  items: ContentItem[];
  /** SHA-256 of the answer; null where the browser cannot compute it. */
  mark: string | null;
};

/** The mark that identifies an answer, computed off the main thread; null where the browser cannot. */
export const markOf = async (body: Blob): Promise<string | null> => sha256(await body.arrayBuffer());

const jsonIn = (body: Blob): Promise<unknown> =>
  body
    .text()
    .then(JSON.parse)
    .catch(() => null);

/**
 * The items of a content answer, each validated, in slices, so that 20,000 of them do not block the page. Null when there is no
 * list in any of the envelopes; a bad item is left out and counted (faults A03, A05).
 */
export async function readItems(body: Blob): Promise<ContentItem[] | null> {
  const answer = await jsonIn(body);
  if (!isList(answer)) return null;
  const raw = rawItems(answer, 'PublishedContent');
  const results = await inSlices(raw, (item) => safeParse(contentItemWire, item));
  const items = results.flatMap((result) => (result.success ? [result.data] : []));
  leftOut(raw.length - items.length, raw.length, 'PublishedContent');
  return items;
}

/** The answer of a search with its facets (P3 Search state). */
export type SearchAnswer = output<typeof wholeSearchWire> & {
  /** The places of the contents in the list, newest first: sorting 20,000 of them would delay a press. */
  newest: readonly number[];
};

/** The answer of a search; null when it is none (faults A03). */
export async function readSearchAnswer(body: Blob): Promise<SearchAnswer | null> {
  const answer = await jsonIn(body);
  const { data } = safeParse(wholeSearchWire, answer);
  if (!data) return null;
  const places = data.contents.map(({ dateTime }, place) => ({ dateTime, place }));
  return { ...data, newest: newestFirst(places).map(({ place }) => place) };
}

/** Items passed at once from a worker or to the database: this many take a slow device a few milliseconds. */
const PART = 250;

/** Splits a list into parts of `PART`. */
export const inParts = <Element>(list: readonly Element[]): Element[][] =>
  Array.from({ length: Math.ceil(list.length / PART) }, (_, at) => list.slice(at * PART, (at + 1) * PART));

/** What a worker reads: the content tree, or the answer of a search. */
export type ReadingTask = { body: Blob; as: 'tree' | 'search' };

/** What a worker answers: the items in parts, because 20,000 objects at once would be one long task, and the rest of the answer. */
export type ReadParts = { parts: ContentItem[][]; rest: Omit<SearchAnswer, 'contents'> | null };

/** Reads an answer in the current thread, to be passed on in parts; null when it is not what it is read as. */
export async function readInParts({ body, as }: ReadingTask): Promise<ReadParts | null> {
  if (as === 'tree') {
    const items = await readItems(body);
    return items && { parts: inParts(items), rest: null };
  }
  const answer = await readSearchAnswer(body);
  if (!answer) return null;
  const { contents, ...rest } = answer;
  return { parts: inParts(contents), rest };
}
