import { weakMapMemoize } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href, routeNamed } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import { Breadcrumb } from '#shared/ui/Breadcrumb.tsx';
import { pathTo, type ContentTree } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';
import { breadcrumbRoute, itemHref, type TrailKind } from './item-target.ts';
import { nearestFirst } from './nearest-items.ts';
import { useContent } from './use-content.ts';

type ContentTrailProps = {
  item?: ContentItem | undefined;
  /** Or the route whose item is looked up by its url; the item's link then leads to the route (P2.9, R2.2). */
  base?: RouteName;
  /** Label of a page below the item or base that is not in the tree; the last, unlinked part. */
  page?: string | undefined;
  /** Label used when the tree has no item for the base. */
  title?: string | undefined;
  /** The rules of a content page (P2.9, reading B), or of a register screen or report tool (R2.2, reading D). */
  trail?: TrailKind;
};

const namesRoute = (text: string, name: RouteName) => text !== '' && routeNamed(text) === name;
const byUrl = (tree: ContentTree, name: RouteName) =>
  tree.items.filter(({ url }) => !/^https?:/i.test(url) && namesRoute(url, name));
const bySlug = (tree: ContentTree, name: RouteName) => tree.items.filter(({ slug }) => namesRoute(slug, name));

/** The item of a route's screen in a trail: one whose url names the route, else one whose slug does. Memoised. */
export const itemOfRoute = weakMapMemoize((tree: ContentTree, name: RouteName): ContentItem | undefined => {
  const match = byUrl(tree, name);
  return nearestFirst(tree, match.length > 0 ? match : bySlug(tree, name))[0];
});

/**
 * The item whose children a route's screen shows: one with children whose url or slug names the route, wherever it is in the
 * tree, because menu entries may point to it as well (P2.15).
 */
export const parentOfRoute = weakMapMemoize(
  (tree: ContentTree, name: RouteName): ContentItem | undefined =>
    nearestFirst(tree, [...byUrl(tree, name), ...bySlug(tree, name)], { holding: true })[0],
);

/**
 * Navigation state of the trail's link from a page back to its base. The base then restores the place from which the page was
 * opened (see `useSearchPlace`).
 */
export const RETURN_STATE = { isReturn: true } as const;

/** The breadcrumb (P2.9): from Home down the content tree; the last part is active and not linked. */
export function ContentTrail({ item, base, page, title, trail = 'content' }: ContentTrailProps) {
  const { t } = useTranslation('layout');
  const lang = useLang();
  const { data: tree } = useContent();
  const baseItem = tree && base ? itemOfRoute(tree, base) : undefined;
  const last = item ?? baseItem;
  const parts = tree && last ? pathTo(tree, last) : last ? [last] : [];
  const entries = parts.map((part) => ({
    label: part.title,
    to:
      part === baseItem && base
        ? (href as (name: string, lang: string) => string)(base, lang)
        : tree
          ? itemHref(breadcrumbRoute(tree, part, trail), part, lang)
          : '',
    state: part === baseItem && page !== undefined ? RETURN_STATE : undefined,
  }));
  const ownLabel = page ?? (last ? undefined : title);
  const items = [
    { label: t('homePage'), to: '/' },
    ...entries,
    ...(ownLabel === undefined ? [] : [{ label: ownLabel }]),
  ];
  return (
    <Breadcrumb items={items.map((entry, index) => (index === items.length - 1 ? { label: entry.label } : entry))} />
  );
}
