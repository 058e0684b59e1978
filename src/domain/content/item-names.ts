import type { i18n, TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type KnownContentType, KNOWN_CONTENT_TYPES } from '#shared/config/settings.ts';
import { formatDate, toDateParts } from '#shared/format/date.ts';
import { isBlank } from '#shared/format/fold.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { type ContentItem, isMedia } from './content.model.ts';

/** Whether the title of an item is missing or has no visible character. */
const isNameless = ({ title }: Pick<ContentItem, 'title'>): boolean => isBlank(title);

/** Whether an item has no title and needs a name for display; pictures and videos need none. */
export function needsName(item: ContentItem): boolean {
  return !isMedia(item) && isNameless(item);
}

/** Gives items without a title the title they have in another language; all others stay unchanged. */
export function withTitlesOf(
  items: readonly ContentItem[],
  others: readonly ContentItem[],
): { items: ContentItem[]; changed: boolean } {
  const titles = new Map(others.flatMap((item) => (isNameless(item) ? [] : [[item.id, item.title] as const])));
  let changed = false;
  const titled = items.map((item) => {
    const title = isNameless(item) ? titles.get(item.id) : undefined;
    if (title === undefined) return item;
    changed = true;
    return { ...item, title };
  });
  return { items: titled, changed };
}

/** Name of one item of a content type (P3 Content types); an unknown type is named by its number. */
export function contentKindName(t: TFunction, contentTypeId: number): string {
  return contentTypeId <= KNOWN_CONTENT_TYPES
    ? t(`kind.${contentTypeId as KnownContentType}`)
    : t('kind.unknown', { id: contentTypeId });
}

/** The item with a name for display: its title, else the type's name with its date (readings, P3). */
function named(item: ContentItem, t: TFunction, lang: Lang): ContentItem {
  if (!isNameless(item)) return item;
  const kind = contentKindName(t, item.contentTypeId);
  return { ...item, title: toDateParts(item.dateTime) ? `${kind}, ${formatDate(item.dateTime, lang)}` : kind };
}

const namedLists = new WeakMap<readonly ContentItem[], readonly ContentItem[]>();

/** Names a list in slices before it is rendered; returns the list unchanged while the texts of its language are not loaded. */
export async function prepareNames(
  texts: i18n,
  items: readonly ContentItem[],
  lang: Lang,
): Promise<readonly ContentItem[]> {
  if (!texts.isInitialized || !texts.hasResourceBundle(lang, 'layout')) return items;
  const t = texts.getFixedT(lang, 'layout');
  const list = items.some(isNameless) ? await inSlices(items, (item) => named(item, t, lang)) : items;
  namedLists.set(items, list);
  return list;
}

/** Returns a function that gives items of the page's language their names; a list in which all have titles is returned as it is. */
export function useItemNames(): (items: readonly ContentItem[]) => readonly ContentItem[] {
  const { t } = useTranslation('layout');
  const lang = useLang();
  return useCallback(
    (items) => {
      let list = namedLists.get(items);
      if (!list) {
        list = items.some(isNameless) ? items.map((item) => named(item, t, lang)) : items;
        namedLists.set(items, list);
      }
      return list;
    },
    [t, lang],
  );
}
