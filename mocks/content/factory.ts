import type { Bases } from '#mocks/bases.ts';
import type { AgencyLanguage } from '#mocks/call.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { ROOTS, type Address, type Authored } from './authored.ts';
import { tagIn } from './tags.ts';

/** A content item as it goes over the wire (P3); `tags` is a JSON string of `[{tagId, name}]`. */
export type ContentItem = {
  id: number;
  parentId: number | null;
  contentTypeId: number;
  ordinalNumber: number;
  /** 1 for a root item. */
  pathLevel: number;
  slug: string;
  url: string | null;
  title: string;
  subtitle: string | null;
  content: string | null;
  /** `YYYY-MM-DDTHH:mm:ss`, local time of the agency. */
  dateTime: string | null;
  highlight: number;
  isMain: boolean;
  alt: string | null;
  tags: string;
};

/** Address of generated pictures and documents. */
export const filesOf = (at: Bases) => `${at.main}/files`;

/** Lower-case ASCII words joined by hyphens: 'Bilans uspjeha č. 2' → 'bilans-uspjeha-c-2'. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'dj').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The authored tree as wire items in one language, parents before children. */
export function authoredContent(language: AgencyLanguage, at: Bases): ContentItem[] {
  const items: ContentItem[] = [];
  const add = (authored: Authored, parent: ContentItem | null, place: number) => {
    const item = wireItem(authored, parent, place, language, at);
    items.push(item);
    authored.children?.forEach((child, index) => add(child, item, index + 1));
  };
  for (const group of ROOTS) group.forEach((root, index) => add(root, null, index + 1));
  return items;
}

function wireItem(
  authored: Authored,
  parent: ContentItem | null,
  place: number,
  language: AgencyLanguage,
  at: Bases,
): ContentItem {
  const text = authored.text[language];
  const slug = authored.slug?.[language] ?? slugOf(text.title);
  const paragraphs = (text.body ?? []).map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`));
  return {
    id: authored.id,
    parentId: parent?.id ?? null,
    contentTypeId: CONTENT_TYPE[authored.type],
    ordinalNumber: authored.ordinal ?? place,
    pathLevel: (parent?.pathLevel ?? 0) + 1,
    slug,
    url: authored.url ? urlOf(authored.url, authored.id, slug, language, at) : null,
    title: text.title,
    subtitle: text.subtitle ?? null,
    content: paragraphs.length ? paragraphs.join('').replaceAll('{files}', filesOf(at)) : null,
    dateTime: authored.date ?? null,
    highlight: authored.highlight ?? 0,
    isMain: authored.isMain ?? false,
    alt: text.alt ?? null,
    tags: JSON.stringify((authored.tags ?? []).map((tagId) => tagIn(language, tagId))),
  };
}

function urlOf(address: Address, id: number, slug: string, language: AgencyLanguage, at: Bases): string {
  if (address.kind === 'page') return address.url[language];
  if (address.kind === 'picture') return `${filesOf(at)}/${address.motif}-${id}.svg`;
  if (address.kind === 'chart') return `${filesOf(at)}/infographic-${id}.${language}.svg`;
  if (address.kind === 'video') return `${filesOf(at)}/video-${id}.mp4`;
  if (address.kind === 'order') return `${at.main}/products-portal/${address.product}?lang=${language}`;
  return pdfUrl(slug, id, language, at);
}

/** Address of the generated PDF of a document item. */
export const pdfUrl = (slug: string, id: number, language: AgencyLanguage, at: Bases) =>
  `${filesOf(at)}/${slug}-${id}.${language}.pdf`;
