import { LISTS } from '#shared/config/settings.ts';

/** Number of pages (R9): floor(total / 10), plus 1 unless total is divisible by 10. A senseless total has none (faults A40). */
export function pageCount(total: number): number {
  if (!Number.isFinite(total) || total <= 0) return 0;
  return Math.floor(total / LISTS.registerPage) + (total % LISTS.registerPage === 0 ? 0 : 1);
}
