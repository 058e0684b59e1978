import { inSlices } from '#shared/timing/in-slices.ts';
import { leftOut, rawItems, isList } from '#shared/api/lists.ts';
import { safeParse } from 'zod/mini';
import type { ContentItem } from './content.model.ts';
import { contentItemWire } from './content.wire.ts';
import { sha256 } from '#shared/format/sha-256.ts';

/** A content answer that was read: its items and a mark that identifies the answer. */
export type ReadContent = {
  items: ContentItem[];
  /** SHA-256 of the answer; null where the browser cannot compute it. */
  mark: string | null;
};

/** The mark that identifies an answer, computed off the main thread; null where the browser cannot. */
export const markOf = async (body: Blob): Promise<string | null> => sha256(await body.arrayBuffer());

/**
 * The items of a content answer, each validated, in slices, so that 20,000 of them do not block the page. Null when there is no
 * list in any of the envelopes; a bad item is left out and counted (faults A03, A05).
 */
export async function readItems(body: Blob): Promise<ContentItem[] | null> {
  const answer: unknown = await body
    .text()
    .then(JSON.parse)
    .catch(() => null);
  if (!isList(answer)) return null;
  const raw = rawItems(answer, 'PublishedContent');
  const results = await inSlices(raw, (item) => safeParse(contentItemWire, item));
  const items = results.flatMap((result) => (result.success ? [result.data] : []));
  leftOut(raw.length - items.length, raw.length, 'PublishedContent');
  return items;
}

/** Items passed at once from a worker or to the database: this many take a slow device a few milliseconds. */
const PART = 250;

/** Splits a list into parts of `PART`. */
export const inParts = <Element>(list: readonly Element[]): Element[][] =>
  Array.from({ length: Math.ceil(list.length / PART) }, (_, at) => list.slice(at * PART, (at + 1) * PART));

/** The items of an answer in parts, as a worker passes them. */
export async function contentParts(body: Blob): Promise<ContentItem[][] | null> {
  const items = await readItems(body);
  return items && inParts(items);
}
