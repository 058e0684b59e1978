import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { menuTarget } from '#domain/content/item-target.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { activityItems, footerMenuItems, mainMenuItems, subMenuItems } from './main-menu-items.ts';

/** Screens whose data are not content: they work when the content fails (faults A02). The first five are the main ones. */
export const SCREENS_WITHOUT_CONTENT = [
  'entitySearch',
  'templates',
  'control',
  'bankruptcy',
  'contact',
  'bankAccount',
  'publicEntitySearch',
  'interactiveMap',
  'locations',
  'priceList',
  'sizeCalculator',
  'season',
  'aboutUs',
] as const;

/** All screens that open by their name alone, without parameters (P2.2). */
const SCREENS = [
  ...SCREENS_WITHOUT_CONTENT,
  'news',
  'infographics',
  'publications',
  'creditRating',
  'standardOverview',
  'otherServices',
  'oldSavings',
  'naturalPersonsAccounts',
  'internship',
  'survey',
  'nfis',
] as const;

export type Screen = (typeof SCREENS)[number];

/** Screens that neither the header's menus nor the footer's columns link to: the frame lists them. Memoised for each tree. */
export const unlinkedScreens = weakMapMemoize((tree: ContentTree, lang: Lang): readonly Screen[] => {
  const linked = linkedPlaces(tree, lang);
  return SCREENS.filter((screen) => !linked.has(href(screen, lang)));
});

/** Addresses that the header's menus and the footer's columns link to, without query and anchor. */
function linkedPlaces(tree: ContentTree, lang: Lang): ReadonlySet<string> {
  const roots = mainMenuItems(tree);
  const items = [
    ...roots,
    ...roots.flatMap(({ id }) => subMenuItems(tree, id).shown),
    ...footerMenuItems(tree),
    ...activityItems(tree),
  ];
  const places = items.map((item) => menuTarget(item, lang, tree));
  return new Set(places.flatMap((place) => (place.kind === 'internal' ? [place.to.replace(/[?#].*$/, '')] : [])));
}
