import type { TFunction } from 'i18next';
import type { SearchAnswer } from './search.api.ts';

const KNOWN_TYPES = 11;

/** Name of a content type as a group (P3 Content types); an unknown one is called by its number. */
export function typeName(t: TFunction<'search'>, contentTypeId: number): string {
  return contentTypeId <= KNOWN_TYPES ? t(`type.${contentTypeId}`) : t('type.unknown', { id: contentTypeId });
}

/** Name of one item of a content type, over a result. */
export function kindName(t: TFunction<'search'>, contentTypeId: number): string {
  return contentTypeId <= KNOWN_TYPES ? t(`kind.${contentTypeId}`) : t('type.unknown', { id: contentTypeId });
}

/** Name of a tag as the answer spells it; undefined when the answer does not know the tag. */
export function tagNameIn(answer: SearchAnswer | undefined, tagId: number): string | undefined {
  return answer?.tags.find(({ key }) => key.tagId === tagId)?.key.name || undefined;
}
