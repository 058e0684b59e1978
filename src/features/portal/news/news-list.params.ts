import { itemId } from '#domain/content/item-id.ts';

export type NewsListView = 'grid' | 'list';

/** What the address of a news list says. */
export type NewsListParams = {
  /** Grid unless told otherwise. */
  view: NewsListView;
  /** From 1. */
  page: number;
  /** The content item whose news are listed (P2.1: `newsRouteName` with the id of the news parent); null lists all. */
  parent: number | null;
};

/** Reads the address of a news list; bad values fall back. */
export function readNewsList(query: URLSearchParams): NewsListParams {
  const page = query.get('page') ?? '';
  return {
    view: query.get('view') === 'list' ? 'list' : 'grid',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    parent: itemId(query.get('id') ?? undefined),
  };
}

/** The query of a view, page and parent; what is usual is left out, so that the plain address stays the plain list. */
export function newsListQuery({ view, page, parent }: NewsListParams): Record<string, string> {
  return {
    ...(parent !== null && { id: String(parent) }),
    ...(view === 'list' && { view }),
    ...(page > 1 && { page: String(page) }),
  };
}
