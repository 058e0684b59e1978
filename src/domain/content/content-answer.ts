import { inSlices } from '#shared/timing/in-slices.ts';
import { leftOut, rawItems, isList } from '#shared/api/lists.ts';
import { safeParse } from 'zod/mini';
import type { ContentItem } from './content.model.ts';
import { contentItemWire } from './content.wire.ts';
import { sha256 } from '#shared/format/sha-256.ts';

/** A content answer that was read: its items, and what tells this answer from any other. */
export type ReadContent = {
  items: ContentItem[];
  /** SHA-256 of the answer; null where the browser cannot make one. */
  mark: string | null;
};

/** What tells one answer from another, made beside the page's own work; null where the browser cannot. */
export const markOf = async (body: Blob): Promise<string | null> => sha256(await body.arrayBuffer());

/**
 * The items of a content answer, each checked, in slices: 20,000 of them do not hold the page up. Null when it is no list in any of
 * the envelopes; a bad item is left out and counted (faults A03, A05).
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

/** Items handed over at once, from a worker or to the database: a few milliseconds on a slow device. */
const PART = 250;

/** A list in parts of a few hundred. */
export const inParts = <Element>(list: readonly Element[]): Element[][] =>
  Array.from({ length: Math.ceil(list.length / PART) }, (_, at) => list.slice(at * PART, (at + 1) * PART));

/** The same in parts, as a worker hands them over. */
export async function contentParts(body: Blob): Promise<ContentItem[][] | null> {
  const items = await readItems(body);
  return items && inParts(items);
}
