import { keep, readStored } from '#shared/storage/kept.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { whenIdle } from '#shared/timing/when-idle.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ReadContent } from './content-answer.ts';
import type { ContentItem } from './content.model.ts';

/** Raised when the shape of a kept item changes: an older tree is then fetched anew. */
const SHAPE = 2;

/** Items in one kept text: read in a few milliseconds on a slow device. */
const PART = 250;

/**
 * The tree as it is kept: texts of JSON instead of objects. A database clones 20,000 objects in one go, which holds the page up for
 * a second on a slow device; texts are read part by part.
 */
type StoredContent = { shape: number; mark: string | null; parts: string[] };

/** The content tree kept from an earlier visit, in IndexedDB (architecture, Budgets); null when there is none that fits. */
export async function readStoredContent(lang: Lang): Promise<ReadContent | null> {
  const stored = (await readStored(`content-${lang}`)) as Partial<StoredContent> | undefined;
  if (stored?.shape !== SHAPE || !Array.isArray(stored.parts) || stored.parts.length === 0) return null;
  try {
    const parts = await inSlices(stored.parts, (part) => JSON.parse(part) as ContentItem[]);
    return { items: parts.flat(), mark: stored.mark ?? null };
  } catch {
    return null;
  }
}

/** Keeps the tree for the next visit when the browser has a quiet moment. */
export async function keepContent(lang: Lang, { items, mark }: ReadContent): Promise<void> {
  await whenIdle();
  const starts = Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => at * PART);
  const parts = await inSlices(starts, (start) => JSON.stringify(items.slice(start, start + PART)));
  await keep(`content-${lang}`, { shape: SHAPE, mark, parts } satisfies StoredContent);
}
