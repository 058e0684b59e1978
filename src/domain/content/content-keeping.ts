import { keep, readKept } from '#shared/storage/kept.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { quietMoment } from '#shared/timing/quiet-moment.ts';
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
type KeptContent = { shape: number; mark: string | null; parts: string[] };

/** The content tree kept from an earlier visit, in IndexedDB (architecture, Budgets); null when there is none that fits. */
export async function readKeptContent(lang: Lang): Promise<ReadContent | null> {
  const kept = (await readKept(`content-${lang}`)) as Partial<KeptContent> | undefined;
  if (kept?.shape !== SHAPE || !Array.isArray(kept.parts) || kept.parts.length === 0) return null;
  try {
    const parts = await inSlices(kept.parts, (part) => JSON.parse(part) as ContentItem[]);
    return { items: parts.flat(), mark: kept.mark ?? null };
  } catch {
    return null;
  }
}

/** Keeps the tree for the next visit when the browser has a quiet moment. */
export async function keepContent(lang: Lang, { items, mark }: ReadContent): Promise<void> {
  await quietMoment();
  const starts = Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => at * PART);
  const parts = await inSlices(starts, (start) => JSON.stringify(items.slice(start, start + PART)));
  await keep(`content-${lang}`, { shape: SHAPE, mark, parts } satisfies KeptContent);
}
