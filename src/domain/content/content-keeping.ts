import { keep, readKept } from '#shared/storage/kept.ts';
import { quietMoment } from '#shared/timing/quiet-moment.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ContentItem } from './content.model.ts';

/** Raised when the shape of a kept item changes: an older tree is then fetched anew. */
const SHAPE = 1;

type KeptContent = { shape: number; items: ContentItem[] };

/** The content tree kept from an earlier visit, in IndexedDB (architecture, Budgets); null when there is none that fits. */
export async function readKeptContent(lang: Lang): Promise<ContentItem[] | null> {
  const kept = (await readKept(`content-${lang}`)) as Partial<KeptContent> | undefined;
  return kept?.shape === SHAPE && Array.isArray(kept.items) && kept.items.length > 0 ? kept.items : null;
}

/** Keeps the tree for the next visit when the browser has a quiet moment. */
export function keepContent(lang: Lang, items: ContentItem[]): void {
  void quietMoment().then(() => keep(`content-${lang}`, { shape: SHAPE, items } satisfies KeptContent));
}
