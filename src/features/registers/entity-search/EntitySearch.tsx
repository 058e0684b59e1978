import { OctagonAlert } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { CompareTray } from '#domain/legal-entity/compare/CompareTray.tsx';
import { ActiveFilterChips } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { SearchFields } from '#domain/legal-entity/search/SearchFields.tsx';
import { useSearchPlace } from '#domain/legal-entity/search/use-search-place.ts';
import { Page } from '#domain/content/Page.tsx';
import { WatchListLink } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useSearchResults } from '#domain/legal-entity/search/use-search-results.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { changedSearch, clearedSearch, inRegister } from './dependent-filters.ts';
import styles from './EntitySearch.module.css';
import { Filters } from './Filters.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { entitySearchCall, type SearchFilters } from './entity-search.params.ts';
import { RedPortalTabs, RegisterList } from './RegisterList.tsx';
import { RegisterResults } from './RegisterResults.tsx';
import { SEARCH_REGISTERS } from './search-registers.ts';
import { useEntityActiveFilters } from './use-entity-active-filters.ts';
import { useSearchFilters } from './use-search-filters.ts';
import { entitySearchApi, useEntitySearchQuery } from './entity-search.api.ts';
import { useSaveSearch } from './use-saved-search.ts';

const running = (args: SearchArgs) => entitySearchApi.util.getRunningQueryThunk('entitySearch', args);

/** The results of filters: runs the search when it may run (R5) and saves it. */
function useEntityResults(filters: SearchFilters, putPage: (page: number) => void) {
  const lang = useLang();
  const args = useMemo(() => {
    const call = entitySearchCall(filters);
    return call && { ...call, lang };
  }, [filters, lang]);
  const query = useEntitySearchQuery(args ?? skipToken);
  useSaveSearch(filters, args !== null);
  return useSearchResults({ args, query, running, page: filters.page, putPage });
}

/** Registers, filters and results, all from the address (R2.3). */
export function EntitySearch() {
  const { t } = useTranslation('entity-search');
  const entityFilters = useSearchFilters();
  const { filters, show } = entityFilters;
  const active = useEntityActiveFilters(filters);
  const results = useEntityResults(filters, (page) => show({ ...filters, page }, { replace: true }));
  useSearchPlace(results.query.currentData !== undefined);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const title = t(`registers.${filters.register}`);
  const isRed = filters.register === 'redPortal';

  /** One search: what was typed goes along with whatever else is changed (R4.1). */
  function apply(change: Partial<SearchFilters>): void {
    if (!entityFilters.search(change)) results.again();
  }

  function clearAll(): void {
    entityFilters.reset(clearedSearch(filters), { isCleared: true });
  }

  /** The control that was pressed was removed; the results are what it changed. */
  function thenToResults(act: () => void): void {
    act();
    resultsHeading.current?.focus({ preventScroll: true });
  }

  return (
    <Page
      base={filters.register === 'publicEnterprises' ? 'publicEntitySearch' : 'entitySearch'}
      reading="D"
      title={title}
      heading={isRed ? <span className={styles.red}>{title}</span> : title}
      description={t(isRed ? 'redPortalHeadTitle' : 'intro')}
      intro={
        isRed ? (
          <p className={styles['red-head']}>
            <Icon of={OctagonAlert} />
            <strong>{t('redPortalHeadTitle')}</strong>
          </p>
        ) : (
          t('intro')
        )
      }
      actions={<WatchListLink />}
    >
      <div className={styles.layout}>
        <div className={`no-print ${styles.side}`}>
          <RegisterList filters={filters} />
          <section aria-labelledby="filters-title" className={styles.filters}>
            <h2 id="filters-title" className="side-head">
              {t('filters')}
            </h2>
            <Filters filters={filters} onChange={apply} />
          </section>
        </div>
        <div>
          <div className={`no-print ${styles.narrow}`}>
            <SelectField
              label={t('register')}
              value={filters.register}
              options={SEARCH_REGISTERS.map((register) => ({ value: register, label: t(`registers.${register}`) }))}
              onChange={(event) => {
                const register = SEARCH_REGISTERS.find((one) => one === event.target.value);
                if (register) show(inRegister(filters, register));
              }}
            />
            <FilterSheet
              filters={filters}
              onChange={apply}
              onClear={clearAll}
              active={active.length}
              match={results.match}
            />
          </div>
          {isRed ? (
            <div className={styles.tabs}>
              <RedPortalTabs filters={filters} />
            </div>
          ) : null}
          <SearchFields
            label={t('searchLabel')}
            nameLabel={t('name')}
            entityFilters={entityFilters}
            isPending={results.query.isFetching}
            onSearch={() => apply({})}
            onClear={clearAll}
          />
          <div className={styles.chips}>
            <ActiveFilterChips
              filters={active}
              onRemove={(without) => thenToResults(() => show(changedSearch(filters, without)))}
            >
              <Button variant="quiet" size="small" onClick={() => thenToResults(clearAll)}>
                {t('clearAll')}
              </Button>
            </ActiveFilterChips>
          </div>
          <RegisterResults
            filters={filters}
            results={results}
            heading={resultsHeading}
            onPage={(page) => show({ ...filters, page })}
            onClear={() => thenToResults(clearAll)}
          />
        </div>
      </div>
      <CompareTray />
    </Page>
  );
}
