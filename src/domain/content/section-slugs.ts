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

/** A slug and the one of the other language that means the same page; the slug alone when it is none of the known sections. */
export function sameSection(slug: string): readonly string[] {
  return PAIRS.find((pair) => pair.includes(slug)) ?? [slug];
}
