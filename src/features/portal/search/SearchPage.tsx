import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useSearchingFlag } from '#domain/legal-entity/search/use-searching-flag.ts';
import { href } from '#shared/routing/href.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { classes } from '#shared/ui/classes.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { FacetSheet } from './FacetSheet.tsx';
import { Facets } from './Facets.tsx';
import { readSearch, searchQuery, withChange, type SearchParams } from './search.params.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

/** The search over the portal's content (P2.10): the address says what is searched for, everything follows it. */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const params = readSearch(query);
  const search = useSearch(params);
  useSearchingFlag();
  usePageMeta(params.topic ? t('titleFor', { topic: params.topic }) : t('title'), t('description'));

  const hasNothing = !search.requested || search.answer?.contents.length === 0;

  const go = (next: SearchParams) => void navigate(href('search', lang, undefined, searchQuery(next)));
  const submit = (topic: string) => (topic === params.topic ? search.again() : go(withChange(params, { topic })));
  return (
    <div className="wrap">
      <ContentTrail base="search" title={t('title')} />
      <PageHead title={t('title')} />
      <SearchForm topic={params.topic} isPending={search.loading} onSearch={submit} />
      <div className={classes(styles.layout, hasNothing && styles.alone)}>
        <aside className={styles.side} aria-label={t('facets.title')}>
          <Facets params={params} answer={search.answer} />
        </aside>
        <div className={styles.main}>
          <FacetSheet params={params} answer={search.answer} />
          <ActiveFilters params={params} answer={search.answer} onChange={go} />
          <SearchResults params={params} search={search} onPage={(page) => go({ ...params, page })} />
        </div>
      </div>
    </div>
  );
}
