import { HttpResponse, type HttpHandler } from 'msw';
import {
  contentByIdCall,
  languagesCall,
  publishedContentCall,
  searchContentCall,
  tagByIdCall,
} from '#domain/content/content.calls.ts';
import type { Bases } from '#mocks/bases.ts';
import { answer, refuse, type Call } from '#mocks/call.ts';
import { assetHandlers } from './assets.ts';
import { filesOf } from './factory.ts';
import { publishedBytes, publishedContent } from './published.ts';
import { searchContent } from './search.ts';
import { tagIn } from './tags.ts';

const list = (resultList: readonly unknown[]) => HttpResponse.json({ resultList, count: resultList.length });

/** A query value as a whole number; null when absent or empty, NaN when it is no number. */
function numberIn(call: Call, name: string): number | null {
  const text = call.query.get(name)?.trim();
  if (!text) return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The calls of P7 for content, tags and languages, and the files of the items. */
export function contentHandlers(at: Bases): HttpHandler[] {
  return [
    answer(
      publishedContentCall,
      at,
      ({ language }) =>
        new HttpResponse(publishedBytes(language, at), { headers: { 'Content-Type': 'application/json' } }),
    ),

    answer(searchContentCall, at, (call) => {
      const [tagId, contentTypeId, year] = [
        numberIn(call, 'tagId'),
        numberIn(call, 'contentTypeId'),
        numberIn(call, 'year'),
      ];
      if ([tagId, contentTypeId, year].some(Number.isNaN))
        return refuse(call, 400, 'tagId, contentTypeId and year must be whole numbers');
      const text = call.query.get('text') ?? '';
      return HttpResponse.json(
        searchContent(publishedContent(call.language, at), { text, tagId, contentTypeId, year }),
      );
    }),

    answer(tagByIdCall, at, (call) => {
      const tagId = numberIn(call, 'TagId');
      if (tagId === null || Number.isNaN(tagId)) return refuse(call, 400, 'TagId must be a whole number');
      return list([tagIn(call.language, tagId)].filter((tag) => tag !== null));
    }),

    answer(contentByIdCall, at, (call) => {
      const contentId = numberIn(call, 'ContentId');
      if (contentId === null || Number.isNaN(contentId)) return refuse(call, 400, 'ContentId must be a whole number');
      return list(publishedContent(call.language, at).filter(({ id }) => id === contentId));
    }),

    answer(languagesCall, at, () =>
      list([
        { id: 1, code: 'bs', name: 'Bosanski', url: `${filesOf(at)}/flag-bs.svg` },
        { id: 2, code: 'hr', name: 'Hrvatski', url: `${filesOf(at)}/flag-hr.svg` },
        { id: 3, code: 'en', name: 'English', url: `${filesOf(at)}/flag-en.svg` },
      ]),
    ),

    ...assetHandlers(at),
  ];
}
