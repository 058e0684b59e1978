export type NewsListView = 'grid' | 'list';

/** What the address of a news list says: the view (grid unless told otherwise) and the page from 1; bad values fall back. */
export function readNewsList(query: URLSearchParams): { view: NewsListView; page: number } {
  const page = query.get('page') ?? '';
  return { view: query.get('view') === 'list' ? 'list' : 'grid', page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The query of a view and page; what is usual is left out, so that the plain address stays the plain list. */
export function newsListQuery({ view, page }: { view: NewsListView; page: number }): Record<string, string> {
  return { ...(view === 'list' && { view }), ...(page > 1 && { page: String(page) }) };
}
