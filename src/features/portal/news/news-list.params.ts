import * as z from 'zod/mini';
import { urlChoice, urlNumber, urlPage } from '#shared/routing/url-schema.ts';

/** The address of a news list; without parameters it is the list of all news. */
export const newsListUrl = z.object({
  /** The content item whose news are listed (P2.1: `newsRouteName` with the id of the news parent); null for all news. */
  id: urlNumber(),
  view: urlChoice<'grid' | 'list'>(['grid', 'list']),
  page: urlPage(),
});
