import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { LoadedItem } from '#domain/content/LoadedItem.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { scrollToTop } from '#shared/routing/scroll-to-top.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { LatestItems } from './LatestItems.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import styles from './NewsContentPage.module.css';

function NewsContent({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const came: string = useNavigationType();
  usePageMeta(item.title, cut(stripHtml(item.content) || item.title, 160));
  // From one item to the next the page scrolls smoothly to its top (P2.12); back and forward keep their place.
  useEffect(() => {
    if (came !== 'POP') scrollToTop();
  }, [came]);
  return (
    <div className="wrap">
      <ContentTrail item={item} />
      <div className={styles.layout}>
        <NewsArticle item={item} tree={tree} />
        <LatestItems item={item} tree={tree} />
      </div>
    </div>
  );
}

/** News or infographic in full (P2.12). */
export default function NewsContentPage() {
  return <LoadedItem>{(item, tree) => <NewsContent key={item.id} item={item} tree={tree} />}</LoadedItem>;
}
