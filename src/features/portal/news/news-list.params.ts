import * as z from 'zod/mini';
import { itemId } from '#domain/content/content.model.ts';
import { urlChoice, urlPage, urlValue } from '#shared/routing/url-schema.ts';

export type NewsListView = 'grid' | 'list';

/** What the address of a news list says. */
export type NewsListParams = {
  view: NewsListView;
  /** From 1. */
  page: number;
  /** The content item whose news are listed (P2.1: `newsRouteName` with the id of the news parent); null lists all. */
  parent: number | null;
};

const urlFields = z.object({
  id: urlValue<number | null>(null, (text) => itemId(text) ?? undefined),
  view: urlChoice<NewsListView>(['grid', 'list']),
  page: urlPage(),
});

/** The address of a news list; the plain address is the plain list of all. */
export const newsListUrl = z.codec(urlFields, z.custom<NewsListParams>(), {
  decode: ({ id, ...params }) => ({ ...params, parent: id }),
  encode: ({ parent, ...params }) => ({ ...params, id: parent }),
});
