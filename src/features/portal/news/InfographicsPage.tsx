import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { pictureOf } from '#domain/content/media.ts';
import { belowParent, infographicsOf } from '#domain/content/news-items.ts';
import { Page } from '#domain/content/Page.tsx';
import { Picture } from '#domain/content/Picture.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { CUT, LISTS } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { pageOf } from '#shared/ui/page-span.ts';
import { Pager } from '#shared/ui/Pager.tsx';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { newsListUrl } from './news-list.params.ts';
import styles from './NewsGrid.module.css';

/** The list of infographics: cards, four on a page (P2.11, P9); beyond the end the last page. */
export default function InfographicsPage() {
  const { t } = useTranslation('news');
  const content = useContent();
  const [{ id, page }, setList] = useUrlState(newsListUrl);
  const tree = content.data;
  const list = tree && { tree, ...pageOf(belowParent(tree, infographicsOf(tree), id), page, LISTS.infographicsPage) };
  return (
    <Page
      base="infographics"
      title={t('infographics.title')}
      description={t('infographics.description')}
      pageNumber={list?.pager.page ?? page}
    >
      <Loaded
        of={{ ...content, data: list }}
        skeleton={<CardsSkeleton cards={4} />}
        isEmpty={({ pager }) => pager.total === 0}
        empty={<EmptyState title={t('infographics.empty')} />}
      >
        {({ tree: all, shown, pager }) => (
          <div className={styles.list}>
            <ul className={`${styles.grid} ${styles.charts}`}>
              {shown.map((item) => (
                <InfographicCard key={item.id} tree={all} item={item} />
              ))}
            </ul>
            <Pager {...pager} onPage={(next) => setList({ page: next }, { scroll: true })} />
          </div>
        )}
      </Loaded>
    </Page>
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
