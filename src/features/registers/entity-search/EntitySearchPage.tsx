import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Navigate, useLocation } from 'react-router';
import { Page } from '#domain/content/Page.tsx';
import { CompareTray } from '#domain/legal-entity/compare/CompareTray.tsx';
import { LazyNamedSearchesButton, LazyOwnLists } from '#domain/legal-entity/named-searches/own-searches.tsx';
import { EntityResults } from '#domain/legal-entity/results/EntityResults.tsx';
import { ActiveFilterChips } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { SearchFields } from '#domain/legal-entity/search/SearchFields.tsx';
import { useSearchingFlag } from '#domain/legal-entity/search/searching.slice.ts';
import { useResultsHeading, useSearchAnnouncement } from '#domain/legal-entity/search/use-search-announcement.ts';
import { useSearchPlace } from '#domain/legal-entity/search/use-search-place.ts';
import { ListCheckLink, WatchListLink } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { usePageReady } from '#shared/api/page-ready.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { useRegisterAnswer } from './entity-search.api.ts';
import { SEARCH_REGISTERS } from './entity-search.params.ts';
import { Filters, FilterSheet } from './Filters.tsx';
import { loadDetails } from './RegisterCard.tsx';
import { RedPortalTabs, RegisterList } from './RegisterList.tsx';
import { useEntityActiveFilters } from './use-entity-active-filters.ts';
import { inRegister, useRegisterFilters } from './use-register-filters.ts';
import { useRegisterResults } from './use-register-results.tsx';
import { useRestoredSearch, useSaveSearch } from './use-saved-search.ts';
import styles from './EntitySearchPage.module.css';

/** The register search (R2.3, R4.1); the public route opens it with public companies selected (readings). */
export default function EntitySearchPage() {
  useSearchingFlag();
  const { state } = useLocation() as Location<unknown>;
  const restored = useRestoredSearch();
  return restored === null ? <EntitySearch /> : <Navigate replace to={restored} state={state} />;
}

/** Registers, filters and results, all controlled by the address (R2.3). */
function EntitySearch() {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const search = useRegisterFilters();
  const { filters, clear } = search;
  const answer = useRegisterAnswer(search);
  const match = useSearchAnnouncement(answer, t('chooseYear'));
  const { heading, toResults } = useResultsHeading(answer, search.address.query);
  const active = useEntityActiveFilters(filters);
  const results = useRegisterResults(filters, active);
  useSaveSearch(filters, answer.args !== null);
  useSearchPlace(answer.query.currentData !== undefined);
  const isReady = usePageReady();
  useEffect(() => {
    // If it fails, the first card that is expanded says so and offers another try.
    if (isReady) loadDetails().catch(() => {});
  }, [isReady]);
  const title = t('title', { register: t(`registers.${filters.register}`).toLocaleLowerCase(lang) });
  const isRed = filters.register === 'redPortal';

  return (
    <Page
      base={filters.register === 'publicEnterprises' ? 'publicEntitySearch' : 'entitySearch'}
      trail="register"
      title={title}
      pageNumber={filters.page}
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
      actions={
        <>
          <ListCheckLink />
          <WatchListLink />
          <LazyNamedSearchesButton />
        </>
      }
    >
      <div className={styles.layout}>
        <div className={`no-print ${styles.side}`}>
          <RegisterList filters={filters} />
          <section aria-labelledby="filters-title" className={styles.filters}>
            <h2 id="filters-title" className="side-head">
              {t('filters')}
            </h2>
            <Filters filters={filters} onChange={search.search} />
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
                if (register) search.show(inRegister(filters, register));
              }}
            />
            <FilterSheet
              filters={filters}
              match={match}
              active={active.length}
              onChange={search.search}
              onClear={clear}
            />
          </div>
          {isRed ? (
            <div className={styles.tabs}>
              <RedPortalTabs filters={filters} />
            </div>
          ) : null}
          <SearchFields label={t('searchLabel')} nameLabel={t('name')} {...search} onRepeat={answer.repeat} />
          <div className={styles.chips}>
            <ActiveFilterChips filters={active} onRemove={(without) => toResults(search.remove(without))}>
              <Button variant="quiet" size="small" onClick={() => toResults(clear())}>
                {t('clearAll')}
              </Button>
            </ActiveFilterChips>
          </div>
          <EntityResults {...{ ...search, answer, match, heading, toResults, results }} />
          <LazyOwnLists hasRecent />
        </div>
      </div>
      <CompareTray />
    </Page>
  );
}
