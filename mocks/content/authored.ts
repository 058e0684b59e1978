import type { AgencyLanguage } from '#mocks/call.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { TagId } from './tags.ts';

/** The same text in the three languages of the portal. */
export type InLanguages = Record<AgencyLanguage, string>;

type AuthoredText = {
  title: string;
  subtitle?: string;
  /** Paragraphs of the body; one that begins with '<' is taken as markup. `{files}` stands for the address of the files. */
  body?: readonly string[];
  alt?: string;
};

/** A title and the paragraphs of the body. */
type Words = readonly [title: string, ...body: string[]];

/** Compositions of the generated pictures. */
export type Motif = 'ledger' | 'landscape' | 'contours' | 'shelves' | 'city' | 'desk';

/** What an item's `url` is made of. */
export type Address =
  | { kind: 'page'; url: InLanguages }
  | { kind: 'picture'; motif: Motif }
  | { kind: 'chart' }
  | { kind: 'pdf' }
  | { kind: 'video' }
  | { kind: 'order'; product: string };

/** One item of the content tree as it is written down; the factory adds parent, level, order and addresses. */
export type Authored = {
  id: number;
  type: number;
  text: Record<AgencyLanguage, AuthoredText>;
  url?: Address;
  /** Made from the title when not given. */
  slug?: InLanguages;
  /** `YYYY-MM-DDTHH:mm:ss`, local time of the agency. */
  date?: string;
  /** Rank among highlighted items, higher first; 0 when absent. */
  highlight?: number;
  isMain?: boolean;
  tags?: readonly TagId[];
  /** Place among siblings; the place in the list when not given. */
  ordinal?: number;
  children?: readonly Authored[];
};

/** An internal route slug, an `/{id}/{slug}` address or an external link; one text serves all languages. */
export function page(bs: string, hr = bs, en = hr): Address {
  return { kind: 'page', url: { bs, hr, en } };
}

/** A slug of the bs and hr route and its English one (P2.2). */
export const route = (local: string, english: string): Address => page(local, local, english);

export const picture = (motif: Motif): Address => ({ kind: 'picture', motif });

const pdf: Address = { kind: 'pdf' };

/** The slug of an item in the local languages and in English. */
export const slugs = (local: string, english: string): InLanguages => ({ bs: local, hr: local, en: english });

/** Title and paragraphs in bs, hr and en. */
export function texts(bs: Words, hr: Words, en: Words): Authored['text'] {
  const text = ([title, ...body]: Words): AuthoredText => ({ title, body });
  return { bs: text(bs), hr: text(hr), en: text(en) };
}

/** Titles alone in bs, hr and en, for items that need no body. */
export function titles(bs: string, hr: string, en: string): Authored['text'] {
  return { bs: { title: bs }, hr: { title: hr }, en: { title: en } };
}

/** A sub menu item (type 10). */
export function subMenu(id: number, text: Authored['text'], rest: Partial<Authored> = {}): Authored {
  return { id, type: CONTENT_TYPE.subMenu, text, ...rest };
}

/** A document (type 4) whose url is a generated PDF. */
export function document(id: number, text: Authored['text'], rest: Partial<Authored> = {}): Authored {
  return { id, type: CONTENT_TYPE.document, url: pdf, text, ...rest };
}

/** A photograph (type 5); its alternative text says what is seen. */
export function photo(
  id: number,
  motif: Motif,
  captions: [bs: string, hr: string, en: string],
  isMain = false,
): Authored {
  const caption = (title: string) => ({ title, alt: title });
  const [bs, hr, en] = captions;
  return {
    id,
    type: CONTENT_TYPE.image,
    url: picture(motif),
    isMain,
    text: { bs: caption(bs), hr: caption(hr), en: caption(en) },
  };
}

/** A link (type 7) to a route of the portal or to another site. */
export function link(id: number, url: Address, text: Authored['text'], rest: Partial<Authored> = {}): Authored {
  return { id, type: CONTENT_TYPE.link, url, text, ...rest };
}
