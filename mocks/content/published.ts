import type { Bases } from '#mocks/bases.ts';
import type { AgencyLanguage } from '#mocks/call.ts';
import { switches } from '#mocks/switches.ts';
import { authoredContent, type ContentItem } from './factory.ts';
import { generatedContent } from './fill.ts';

const stored = new Map<string, readonly ContentItem[]>();
const sent = new WeakMap<readonly ContentItem[], Uint8Array<ArrayBuffer>>();

/** Everything published in a language: the authored tree, filled up to `switches.contentItems` when that is more. */
export function publishedContent(language: AgencyLanguage, at: Bases): readonly ContentItem[] {
  const key = `${language} ${at.main} ${switches.contentItems}`;
  const known = stored.get(key);
  if (known) return known;
  const authored = authoredContent(language, at);
  const missing = Math.max(0, switches.contentItems - authored.length);
  const items = [...authored, ...generatedContent(missing, language, at)];
  stored.set(key, items);
  return items;
}

/** The answer of PublishedContent as bytes, written once per list: 20,000 items are 13 MB. */
export function publishedBytes(language: AgencyLanguage, at: Bases): Uint8Array<ArrayBuffer> {
  const resultList = publishedContent(language, at);
  const bytes =
    sent.get(resultList) ?? new TextEncoder().encode(JSON.stringify({ resultList, count: resultList.length }));
  sent.set(resultList, bytes);
  return bytes;
}
