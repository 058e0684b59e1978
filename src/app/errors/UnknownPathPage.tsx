import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLang } from '#domain/language/use-lang.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { itemTarget } from '#domain/content/item-link.ts';
import { useContent } from '#domain/content/use-content.ts';
import { NotFound } from '#domain/not-found/NotFound.tsx';
import { PageLoader } from '#shared/ui/PageLoader.tsx';

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
  const wanted = plain(path);
  return (
    tree.items.find((item) => plain(item.url) === wanted) ??
    tree.items.find((item) => item.slug !== '' && plain(item.slug) === wanted)
  );
}

/** A path that is no route: opens the content item with that slug or url on its screen, else says that there is none. */
export default function UnknownPathPage() {
  const lang = useLang();
  const { pathname } = useLocation();
  const { data: tree, isLoading } = useContent();
  const path = pathname.split('/').slice(2).join('/');
  const item = tree && path ? itemNamed(tree, path) : undefined;
  const target = item && itemTarget(item, lang);
  useEffect(() => {
    if (target?.kind === 'external') window.location.replace(target.href);
  }, [target]);
  if (isLoading) return <PageLoader />;
  if (target?.kind === 'internal' && target.to !== pathname) return <Navigate to={target.to} replace />;
  return target?.kind === 'external' ? <PageLoader /> : <NotFound />;
}
