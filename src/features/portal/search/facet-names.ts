import type { TFunction } from 'i18next';
import { type KnownContentType, KNOWN_CONTENT_TYPES } from '#shared/config/settings.ts';
import type { SearchAnswer } from './search.api.ts';

/** Name of a content type as a group (P3 Content types); an unknown one is called by its number. */
export function typeName(t: TFunction<'search'>, contentTypeId: number): string {
  return contentTypeId <= KNOWN_CONTENT_TYPES
    ? t(`type.${contentTypeId as KnownContentType}`)
    : t('type.unknown', { id: contentTypeId });
}

/** Name of a tag as the answer spells it; undefined when the answer does not know the tag. */
export function tagNameIn(answer: SearchAnswer | undefined, tagId: number): string | undefined {
  return answer?.tags.find(({ key }) => key.tagId === tagId)?.key.name || undefined;
}
