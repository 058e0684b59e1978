import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { itemHref, itemTarget, type ItemTarget } from '#domain/content/item-target.ts';
import { FailedPage } from '#domain/content/LoadedItem.tsx';
import { nearestFirst } from '#domain/content/nearest-items.ts';
import { plainName, sectionPage } from '#domain/content/section-names.ts';
import { useContent } from '#domain/content/use-content.ts';
import { CONTENT_ID } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { inLanguage } from '#shared/routing/href.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { PageLoader } from '#shared/ui/Spinner.tsx';

/** The target of an address and, if it is that of an item, its title. */
type NamedTarget = ItemTarget & { title?: string };

/**
 * Target of the content item that a path names by url or slug; items with children come first, because a section page shows
 * them (readings, P2.2: section pages resolve through the content tree). Without the tree's names no url leads here again.
 */
function targetNamed(tree: ContentTree, path: string, lang: Lang): NamedTarget | undefined {
  const [local = path, english = path] = sectionPage(path) ?? [];
  const isNamed = (text: string) => text !== '' && [local, english].includes(plainName(text));
  const items = tree.items.filter(({ url, slug }) => isNamed(url) || isNamed(slug));
  return nearestFirst(tree, items, { holding: true })
    .map((item) => ({ ...itemTarget(item, lang), title: item.title }))
    .find(({ kind }) => kind !== 'none');
}

/** Target of a section with a fixed id, if no item of the tree has its name: 7284 opens menu details (P2.17, P9). */
function fixedTarget(slug: string, lang: Lang): NamedTarget | undefined {
  const content = sectionPage(slug)?.[2];
  if (content === undefined) return undefined;
  const route = content === 'publicProcurements' ? 'menuDetails' : 'content';
  return { kind: 'internal', to: itemHref(route, { id: CONTENT_ID[content], slug }, lang) };
}

/**
 * The page for a path the router does not know. A route's slug with accents is corrected (faults D05); otherwise the content
 * item with that slug or url is opened; otherwise it shows the not-found screen. Pressed again before its page is there, a link leads
 * here once more without another render of `Navigate`, hence its key.
 */
export default function NotFoundPage() {
  const lang = useLang();
  const location = useLocation();
  const content = useContent();
  const { pathname } = location;
  const path = plainName(pathname.split('/').slice(2).join('/'));
  const route = inLanguage(location, lang);
  const isRoute = route !== pathname + location.search + location.hash;
  const target = content.data && path ? (targetNamed(content.data, path, lang) ?? fixedTarget(path, lang)) : undefined;
  const address = target?.kind === 'external' ? target.href : null;
  useEffect(() => {
    if (address !== null) window.location.replace(address);
  }, [address]);
  if (isRoute) return <Navigate key={location.key} to={route} replace />;
  // Without the content it is unknown whether the page exists; while it is tried again, the message stays.
  if (!content.data && content.isError) return <FailedPage of={content} />;
  if (content.isLoading)
    return (
      <>
        <PageMeta title="" />
        <meta name="robots" content="noindex" />
        <PageLoader />
      </>
    );
  if (target?.kind === 'internal' && target.to !== pathname) {
    const tail = /[?#]/.test(target.to) ? '' : location.search + location.hash;
    return <Navigate key={location.key} to={target.to + tail} replace />;
  }
  return address === null ? <NotFound /> : <LeavingPage title={target?.title ?? ''} address={address} />;
}

/** The page of an item that is mail, a telephone, a file or another site: the browser may open it without leaving this page. */
function LeavingPage({ title, address }: { title: string; address: string }) {
  return (
    <div className="wrap">
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <PageHead
        title={title}
        intro={<ExternalLink href={address}>{address.replace(/^(?:mailto|tel):/i, '')}</ExternalLink>}
      />
    </div>
  );
}
