import type { Look } from '#domain/legal-entity/named-searches/internal/search-news.ts';

/** What a check has read: exactly these results, without documents. */
export const look = (ids: readonly number[], more: Partial<Look> = {}): Look => ({
  at: `look of ${ids.join()}`,
  count: ids.length,
  isComplete: true,
  found: ids.map((id) => ({ id, documents: [] })),
  ...more,
});
