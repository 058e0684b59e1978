function whole(value: number, least: number): number {
  const number = Math.trunc(value);
  return Number.isSafeInteger(number) ? Math.max(least, number) : least;
}

/**
 * Most pages: the pager's library loops over all of them, so an absurd count would block the browser (A40). A million records
 * at ten a page.
 */
const MOST_PAGES = 100_000;

/** The items of a list on a page, and the properties of its `Pager`; a page beyond the end becomes the last one (A40). */
export function pageOf<Item>(list: readonly Item[], requested: number, pageSize: number) {
  const counted = { pages: Math.ceil(list.length / pageSize), total: list.length, pageSize };
  const { page } = pageSpan({ page: requested, ...counted });
  return { shown: list.slice((page - 1) * pageSize, page * pageSize), pager: { ...counted, page } };
}

/**
 * Corrects paging numbers from any source: counts are at least 0, the page is an existing one (A40). `from` and `to` are the
 * page's first and last record, from 1.
 */
export function pageSpan(requested: { page: number; pages: number; total: number; pageSize: number }) {
  const total = whole(requested.total, 0);
  const pageSize = whole(requested.pageSize, 1);
  const pages = Math.min(whole(requested.pages, 1), MOST_PAGES);
  const page = Math.min(whole(requested.page, 1), pages);
  const from = Math.min((page - 1) * pageSize + 1, Math.max(total, 1));
  return { page, pages, total, from, to: Math.min(page * pageSize, total) };
}
