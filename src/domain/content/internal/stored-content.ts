import * as z from 'zod/mini';
import type { Lang } from '#shared/i18n/languages.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredValue } from '#shared/storage/stored-value.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { LATE, within } from '#shared/timing/within.ts';
import { inParts, type ReadContent } from '../content-answer.ts';
import { markVisit } from '../content-freshness.ts';
import type { ContentItem } from '../content.model.ts';
import { readContent } from '../read-content.ts';

/**
 * The stored form of the tree: JSON as bytes, in parts. IndexedDB clones 20,000 objects, or a string of that size, in one go,
 * which blocks the page on a slow device; bytes are passed as they are. Raise `shape` when the shape of an item changes.
 */
const storedContentSchema = z.object({
  shape: z.literal(3),
  mark: z.nullable(z.string()),
  parts: z.array(z.instanceof(Uint8Array<ArrayBuffer>)).check(z.minLength(1)),
});

/** Longest wait for the database in milliseconds: a tab that was left while creating it keeps others from opening it. */
const PATIENCE = 500;

const contentTree = (lang: Lang) => defineStoredValue(`content-${lang}`, storedContentSchema);

/**
 * The content tree stored on an earlier visit, in IndexedDB (architecture, Budgets). Null when there is none that fits, or when
 * the database does not answer within half a second; the agency is then called instead.
 */
export async function readStoredContent(storage: PortalStorage, lang: Lang): Promise<ReadContent | null> {
  const stored = await within(contentTree(lang)(storage).read(), PATIENCE);
  if (!stored || stored === LATE) return null;
  const items = await readContent(new Blob(stored.parts));
  return items && { items, mark: stored.mark };
}

/** Stores the tree for the next visit when the browser is idle. */
export async function storeContent(storage: PortalStorage, lang: Lang, { items, mark }: ReadContent): Promise<void> {
  await whenIdle();
  const encoder = new TextEncoder();
  const parts = await inSlices(inParts(items), (part) => encoder.encode(`,${JSON.stringify(part).slice(1, -1)}`));
  const [first] = parts;
  if (!first) return;
  first[0] = OPENING;
  await contentTree(lang)(storage).write({ shape: 3, mark, parts: [...parts, encoder.encode(']')] });
}

/** '[', which replaces the first comma. */
const OPENING = 0x5b;

/** When the agency last answered with a list of items, in milliseconds since 1970. */
const confirmed = new WeakMap<readonly ContentItem[], number>();

const storedAge = (lang: Lang) => defineStoredValue(`content-at-${lang}`, z.number());

/** Records that the agency has just answered with these items; also stored for the tree shown on the next visit. */
export function confirmContent(storage: PortalStorage, lang: Lang, items: readonly ContentItem[]): void {
  confirmed.set(items, Date.now());
  void storedAge(lang)(storage).write(Date.now());
  markVisit(storage, lang);
}

/** Restores the time at which the agency last answered with a stored tree, if it is known. */
export async function restoreContentAge(
  storage: PortalStorage,
  lang: Lang,
  items: readonly ContentItem[],
): Promise<void> {
  const at = await storedAge(lang)(storage).read();
  if (at !== null && at <= Date.now()) confirmed.set(items, at);
}

/** When the agency last answered with these items; undefined when unknown. */
export function contentConfirmedAt(items: readonly ContentItem[]): number | undefined {
  return confirmed.get(items);
}
