import { useTranslation } from 'react-i18next';
import { belowParent, newsOf } from '#domain/content/news-items.ts';
import { Page } from '#domain/content/Page.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { LISTS } from '#shared/config/settings.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { pageOf } from '#shared/ui/page-span.ts';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { newsListUrl } from './news-list.params.ts';
import { NewsGrid } from './NewsGrid.tsx';
import { NewsRows } from './NewsRows.tsx';

/** The news list (P2.11): a grid in pages of four, or all in one list; the selected view is in the address. */
export default function NewsListPage() {
  const { t } = useTranslation('news');
  const content = useContent();
  const [{ view, page, id }, setList] = useUrlState(newsListUrl);
  const tree = content.data;
  const shown = tree ? pageOf(belowParent(tree, newsOf(tree), id), page, LISTS.newsGrid).pager.page : page;
  return (
    <Page
      base="news"
      title={t('list.title')}
      description={t('list.description')}
      intro={t('list.intro')}
      pageNumber={view === 'grid' ? shown : 1}
      actions={
        <TagGroup
          look="switch"
          label={t('list.view')}
          value={view}
          onChange={(next) => setList({ view: next, page: 1 }, { history: 'replace' })}
          options={[
            { value: 'grid', label: t('list.grid') },
            { value: 'list', label: t('list.rows') },
          ]}
        />
      }
    >
      <Loaded
        of={content}
        inSlices
        skeleton={<CardsSkeleton cards={4} rowsOnPhones />}
        isEmpty={(all) => newsOf(all).length === 0}
        empty={<EmptyState title={t('list.empty')} />}
      >
        {(all) => {
          const list = { tree: all, items: belowParent(all, newsOf(all), id) };
          if (view === 'list') return <NewsRows {...list} />;
          return <NewsGrid {...list} page={page} onPage={(next) => setList({ page: next }, { scroll: true })} />;
        }}
      </Loaded>
    </Page>
  );
}
