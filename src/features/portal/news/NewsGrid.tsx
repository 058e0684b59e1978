import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Dated } from '#domain/content/Dated.tsx';
import { NewsPicture } from '#domain/content/Picture.tsx';
import { CUT, LISTS } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { pageOf } from '#shared/ui/page-span.ts';
import { Pager } from '#shared/ui/Pager.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './NewsGrid.module.css';

type NewsGridProps = {
  tree: ContentTree;
  items: readonly ContentItem[];
  /** Page number in the address; beyond the end the last page is shown (faults A40). */
  page: number;
  onPage: (page: number) => void;
};

/** News as cards, four on a page (P2.11, P9). */
export function NewsGrid({ tree, items, page, onPage }: NewsGridProps) {
  const { shown, pager } = pageOf(items, page, LISTS.newsGrid);
  return (
    <div className={styles.list}>
      <ul className={styles.grid}>
        {shown.map((item, at) => (
          <NewsCard key={item.id} tree={tree} item={item} eager={at < 2} />
        ))}
      </ul>
      <Pager {...pager} onPage={onPage} />
    </div>
  );
}

/** A news item in the grid (P2.11): picture or date in large letters, date, title, 'more'. */
function NewsCard({ tree, item, eager }: { tree: ContentTree; item: ContentItem; eager: boolean }) {
  const { t } = useTranslation('news');
  const to = href('newsContent', useLang(), { id: item.id });
  const text = useMemo(() => cut(stripHtml(item.content), CUT.listText), [item.content]);
  return (
    <li className={styles.newsCard}>
      <NewsPicture tree={tree} item={item} eager={eager} />
      <div className={styles.text}>
        <Dated date={item.dateTime} small />
        <h2 className={styles.title}>
          <Link to={to}>{item.title}</Link>
        </h2>
        {text ? <p className="small muted">{text}</p> : null}
        <ButtonLink to={to} size="small" iconAfter={ArrowRight}>
          <span>{t('list.more')}</span>
          <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
