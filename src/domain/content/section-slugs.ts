import { CONTENT_ID } from '#shared/config/settings.ts';

/** Slugs of section pages that belong together, local and English (P2.2, 'further slugs'): either opens the page in any language. */
const PAIRS: readonly (readonly [local: string, english: string])[] = [
  ['stara-devizna-stednja-zakon', 'old-foreign-currency-savings-law'],
  ['stara-devizna-stednja-novosti', 'old-foreign-currency-savings-news'],
  ['novosti-finansijski-profesionalci', 'news-financial-professionals'],
  ['izdvojeno', 'highlighted'],
  ['javni-oglasi', 'public-announcements'],
  ['javne-nabavke', 'public-procurement'],
  ['djelatnosti', 'activities'],
  ['korisni-linkovi', 'useful-links'],
  ['analize', 'analyses'],
  ['finansijski-profesionalci-new', 'financial-professionals-new'],
  ['registri', 'registers'],
  ['zahtjevi', 'forms'],
  ['karijera', 'career'],
  ['napomena', 'note'],
];

/** Sections whose content has a fixed id (P9): their slugs open it whatever the agency calls the item. */
const FIXED: Readonly<Record<string, number>> = {
  'javni-oglasi': CONTENT_ID.publicAnnouncements,
  'javne-nabavke': CONTENT_ID.publicProcurements,
  'stara-devizna-stednja-zakon': CONTENT_ID.oldSavingsLaw,
  'stara-devizna-stednja-novosti': CONTENT_ID.oldSavingsNews,
};

/** The fixed id behind a section's slug of either language; null when it has none. */
export function fixedContentId(slug: string): number | null {
  return FIXED[sameSection(slug)[0] ?? ''] ?? null;
}

/** A slug and the one of the other language that means the same page; the slug alone when it is none of the known sections. */
export function sameSection(slug: string): readonly string[] {
  return PAIRS.find((pair) => pair.includes(slug)) ?? [slug];
}
