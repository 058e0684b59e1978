import * as z from 'zod/mini';
import { createStoredValue } from '#shared/storage/stored-value.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { whenIdle } from '#shared/timing/when-idle.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { goodItems } from '#shared/api/lists.ts';
import type { ReadContent } from './content-answer.ts';
import { contentItemWire } from './content.wire.ts';

/** Items in one stored text: read in a few milliseconds on a slow device. */
const PART = 250;

/**
 * The tree as it is stored: texts of JSON instead of objects. A database clones 20,000 objects in one go, which holds the page up for
 * a second on a slow device; texts are read part by part. `shape` is raised when the shape of an item changes.
 */
const storedContent = z.object({
  shape: z.literal(2),
  mark: z.nullable(z.string()),
  parts: z.array(z.string()).check(z.minLength(1)),
});

/** How long a page waits for the database: a tab that was left while it made the database keeps others from opening it. */
const PATIENCE = 500;

const contentTree = (lang: Lang) => createStoredValue(`content-${lang}`, storedContent);

/**
 * The content tree stored on an earlier visit, in IndexedDB (architecture, Budgets); null when there is none that fits, or when the
 * database does not answer in half a second: the agency is asked then.
 */
export async function readStoredContent(lang: Lang): Promise<ReadContent | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const stored = await Promise.race([contentTree(lang).read(), late]);
  if (!stored) return null;
  try {
    const parts = await inSlices(stored.parts, (part) => {
      const items: unknown = JSON.parse(part);
      if (!Array.isArray(items)) throw new TypeError('A part of the tree is no list.');
      return goodItems(contentItemWire, items, 'Stored content');
    });
    return { items: parts.flat(), mark: stored.mark };
  } catch {
    return null;
  }
}

/** Stores the tree for the next visit when the browser is idle. */
export async function keepContent(lang: Lang, { items, mark }: ReadContent): Promise<void> {
  await whenIdle();
  const starts = Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => at * PART);
  const parts = await inSlices(starts, (start) => JSON.stringify(items.slice(start, start + PART)));
  await contentTree(lang).write({ shape: 2, mark, parts });
}
