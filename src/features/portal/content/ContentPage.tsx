import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { LoadedItem } from '#domain/content/LoadedItem.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import styles from './ContentPage.module.css';
import { DocumentView } from './DocumentView.tsx';
import { NewsView } from './NewsView.tsx';
import { SideMenu } from './SideMenu.tsx';

function Content({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  usePageMeta(item.title, cut(stripHtml(item.content) || item.title, 160));
  return (
    <div className="wrap">
      <ContentTrail item={item} />
      <div className={styles.layout}>
        <article className={styles.body}>
          {item.contentTypeId === CONTENT_TYPE.document ? (
            <DocumentView item={item} />
          ) : (
            <NewsView item={item} tree={tree} />
          )}
        </article>
        <SideMenu item={item} tree={tree} />
      </div>
    </div>
  );
}

/** The page of one item with its neighbours beside it (P2.8). */
export default function ContentPage() {
  return <LoadedItem>{(item, tree) => <Content key={item.id} item={item} tree={tree} />}</LoadedItem>;
}
