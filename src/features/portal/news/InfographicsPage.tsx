import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { belowParent, infographicsOf } from '#domain/content/news-items.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useContent } from '#domain/content/use-content.ts';
import { CUT, LISTS } from '#shared/config/settings.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { Pager } from '#shared/ui/Pager.tsx';
import { pageSpan } from '#shared/ui/page-span.ts';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Picture } from '#domain/content/Picture.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import { pictureOf } from '#domain/content/media.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { cut } from '#shared/format/cut.ts';
import { href } from '#shared/routing/href.ts';
import { newsListUrl } from './news-list.params.ts';
import styles from './NewsGrid.module.css';

function Infographics({ tree }: { tree: ContentTree }) {
  const [requested, change] = useUrlState(newsListUrl);
  const items = belowParent(tree, infographicsOf(tree), requested.parent);
  const pageSize = LISTS.infographicsPage;
  const counted = { pages: Math.ceil(items.length / pageSize), total: items.length, pageSize };
  const { page } = pageSpan({ page: requested.page, ...counted });
  return (
    <div className={styles.list}>
      <ul className={`${styles.grid} ${styles.charts}`}>
        {items.slice((page - 1) * pageSize, page * pageSize).map((item) => (
          <InfographicCard key={item.id} tree={tree} item={item} />
        ))}
      </ul>
      <Pager page={page} {...counted} onPage={(next) => change({ page: next }, { scrollsUp: true })} />
    </div>
  );
}

/** The infographics list: cards, four on a page (P2.11, P9). */
export default function InfographicsPage() {
  const { t } = useTranslation('news');
  const content = useContent();
  usePageMeta(t('infographics.title'), t('infographics.description'));
  return (
    <div className="wrap">
      <ContentTrail base="infographics" title={t('infographics.title')} />
      <PageHead title={t('infographics.title')} intro={t('infographics.intro')} />
      <Loaded
        of={content}
        skeleton={<CardsSkeleton cards={4} />}
        isEmpty={(tree) => infographicsOf(tree).length === 0}
        empty={<EmptyState title={t('infographics.empty')} />}
      >
        {(tree) => <Infographics tree={tree} />}
      </Loaded>
    </div>
  );
}

/** An infographic in the list: picture and title cut to 100 characters, one link (P2.11). */
function InfographicCard({ tree, item }: { tree: ContentTree; item: ContentItem }) {
  return (
    <li className={styles.card}>
      <Link to={href('newsContent', useLang(), { id: item.id })}>
        <Picture src={pictureOf(tree, item)?.src ?? null} alt="" className={styles.picture} />
        <h2>{cut(item.title, CUT.infographicTitle)}</h2>
      </Link>
    </li>
  );
}
