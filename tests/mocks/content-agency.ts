import { getResponse } from 'msw';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import type { ContentItem } from '#mocks/content/factory.ts';
import { contentHandlers } from '#mocks/content/handlers.ts';

export const LANGUAGES = ['bs', 'hr', 'en'] as const;

const handlers = contentHandlers(DEFAULT_BASES);

export const inLanguage = (language: string) => ({ 'accept-language': language, ClientId: 'portal-demo' });

/** Calls the content part of the agency; a path is below the main API. */
export async function get(path: string, headers: Record<string, string> = inLanguage('bs')): Promise<Response> {
  const url = path.startsWith('http') ? path : `${DEFAULT_BASES.main}/${path}`;
  const response = await getResponse(handlers, new Request(url, { headers }));
  if (!response) throw new Error(`no handler answers ${url}`);
  return response;
}

/** Everything published in a language. */
export async function published(language = 'bs'): Promise<ContentItem[]> {
  const response = await get('ContentTranslations/PublishedContent', inLanguage(language));
  return ((await response.json()) as { resultList: ContentItem[] }).resultList;
}

export const childrenOf = (items: readonly ContentItem[], id: number | undefined) =>
  items.filter(({ parentId }) => parentId === id);

export const tagIdsOf = (item: ContentItem) =>
  (JSON.parse(item.tags) as { tagId: number; name: string }[]).map(({ tagId }) => tagId);

export const sum = (facet: readonly { value: number }[]) => facet.reduce((total, { value }) => total + value, 0);
