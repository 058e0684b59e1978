import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { LISTS } from '#shared/config/settings.ts';
import { Pager } from '#shared/ui/Pager.tsx';
import { pageSpan } from '#shared/ui/page-span.ts';
import { NewsCard } from './NewsCard.tsx';
import styles from './NewsGrid.module.css';

type NewsGridProps = {
  tree: ContentTree;
  items: readonly ContentItem[];
  /** Page of the address; beyond the end it is the last one (faults A40). */
  page: number;
  onPage: (page: number) => void;
};

/** News as cards, four on a page (P2.11, P9). */
export function NewsGrid({ tree, items, page: requested, onPage }: NewsGridProps) {
  const pageSize = LISTS.newsGrid;
  const counted = { pages: Math.ceil(items.length / pageSize), total: items.length, pageSize };
  const { page } = pageSpan({ page: requested, ...counted });
  return (
    <div className={styles.list}>
      <ul className={styles.grid}>
        {items.slice((page - 1) * pageSize, page * pageSize).map((item, at) => (
          <NewsCard key={item.id} tree={tree} item={item} eager={at < 2} />
        ))}
      </ul>
      <Pager page={page} {...counted} onPage={onPage} />
    </div>
  );
}
