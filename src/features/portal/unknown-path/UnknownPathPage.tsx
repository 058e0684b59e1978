import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { FailedPage } from '#domain/content/LoadedItem.tsx';
import { itemHref, itemTarget, type ItemTarget } from '#domain/content/item-link.ts';
import { CONTENT_ID } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useContent } from '#domain/content/use-content.ts';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { inLanguage } from '#shared/routing/href.ts';
import { PageLoader } from '#shared/ui/Spinner.tsx';

const plain = (text: string) => {
  try {
    return decodeURIComponent(text)
      .normalize('NFC')
      .toLowerCase()
      .replace(/^\/+|\/+$/g, '');
  } catch {
    return text;
  }
};

/** The content item that a path names by its url or slug (readings, P2.2: section pages resolve through the content tree). */
function itemNamed(tree: ContentTree, path: string): ContentItem | undefined {
  for (const wanted of [plain(path), ...sameSection(plain(path))]) {
    const item =
      tree.items.find((one) => plain(one.url) === wanted) ??
      tree.items.find((one) => one.slug !== '' && plain(one.slug) === wanted);
    if (item) return item;
  }
  return undefined;
}

/** Where a section with a fixed id opens when the tree names it otherwise, or not at all: 7284 on menu details (P2.17, P9). */
function fixedTarget(slug: string, lang: Lang): ItemTarget | undefined {
  const id = fixedContentId(slug);
  if (id === null) return undefined;
  const route = id === CONTENT_ID.publicProcurements ? 'menuDetails' : 'content';
  return { kind: 'internal', to: itemHref(route, { id, slug }, lang) };
}

/**
 * A path that the router does not know as it is written: a route whose slug has accents is put right (faults D05), else the
 * content item with that slug or url opens on its screen, else there is none.
 */
export default function UnknownPathPage() {
  const lang = useLang();
  const location = useLocation();
  const content = useContent();
  const { pathname } = location;
  const path = pathname.split('/').slice(2).join('/');
  const route = inLanguage(location, lang);
  const isRoute = route !== pathname + location.search + location.hash;
  const item = content.data && path ? itemNamed(content.data, path) : undefined;
  const target = item ? itemTarget(item, lang) : content.data ? fixedTarget(plain(path), lang) : undefined;
  useEffect(() => {
    if (target?.kind === 'external') window.location.replace(target.href);
  }, [target]);
  if (isRoute) return <Navigate to={route} replace />;
  if (content.isLoading) return <PageLoader />;
  // Without the content nobody knows whether there is such a page.
  if (!content.data && content.isError) return <FailedPage of={content} />;
  if (target?.kind === 'internal' && target.to !== pathname) return <Navigate to={target.to} replace />;
  return target?.kind === 'external' ? <PageLoader /> : <NotFound />;
}

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
function fixedContentId(slug: string): number | null {
  return FIXED[sameSection(slug)[0] ?? ''] ?? null;
}

/** A slug and the one of the other language that means the same page; the slug alone when it is none of the known sections. */
function sameSection(slug: string): readonly string[] {
  return PAIRS.find((pair) => pair.includes(slug)) ?? [slug];
}
