import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { LISTS } from '#shared/config/settings.ts';
import type { ExportOffer } from '#shared/export/export-rows.ts';
import type { AboutLine } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { isApiError } from '#shared/http/api-error.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Pager } from '#shared/ui/Pager.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { LazyNewsOfSearch, LazySearchTools } from '../named-searches/own-searches.tsx';
import { ShownSearch } from '../named-searches/shown-search.ts';
import type { SearchHelpProps } from '../search-help/SearchHelp.tsx';
import type { FailedSearch } from '../search-help/suggestions.ts';
import type { ActiveFilter } from '../search/ActiveFilterChips.tsx';
import type { EntityFilters, SearchArgs } from '../search/entity-filters.ts';
import type { LoadSearchPage } from '../search/export-pages.ts';
import type { ResultsPage } from '../search/search-answer.ts';
import type { useResultsHeading } from '../search/use-search-announcement.ts';
import type { EntityAnswer } from '../search/use-search-answer.ts';
import type { SearchFiltersState } from '../search/use-search-filters.ts';
import { useOpenCards } from '../search/use-search-place.ts';
import styles from './EntityResults.module.css';

const SearchHelp = lazyPart<SearchHelpProps>(async () => (await import('../search-help/SearchHelp.tsx')).SearchHelp);

/** A file of all results of the search, not only of the page shown. */
type ResultsFile<Item> = Omit<ExportOffer<Item>, 'source' | 'about'> & {
  about?: readonly AboutLine[];
  /** Label of the button; 'Download' by default. */
  label?: string;
};

type FilterText = Pick<ActiveFilter<unknown>, 'name' | 'label'>;

/** What a register makes of the results of its search. */
export type ResultsOf<Item, Filters extends EntityFilters, Detailed = Item> = {
  /** The active filters of the search, as texts for the files. */
  active: readonly FilterText[];
  file: ResultsFile<Item>;
  /** A second file with more facts about each result. */
  detailed?: (ResultsFile<Detailed> & { load: LoadSearchPage<Detailed> }) | null;
  /** The search in a few words, as a name to start with. */
  suggestedName: string;
  /** The search as one that finds nothing: what may find something is offered. */
  failedSearch: FailedSearch<Filters>;
  /** Shown in place of the results when no search may be made. */
  noSearch?: ReactNode;
  /** Whether the only result is open from the start. */
  opensOnly?: boolean;
  card: (item: Item, card: { isOpen: boolean; onToggle: (id: number) => void }) => ReactNode;
};

type EntityResultsProps<Item, Filters extends EntityFilters, Detailed> = Pick<
  SearchFiltersState<Filters>,
  'filters' | 'address' | 'show' | 'clear'
> &
  ReturnType<typeof useResultsHeading> & {
    answer: EntityAnswer<Item>;
    match: string | null;
    results: ResultsOf<Item, Filters, Detailed>;
  };

/** Count, export, print, cards and pager of the results, or why there are none (R2.3, R2.7, R5, R8). */
export function EntityResults<Item extends { id: number }, Filters extends EntityFilters, Detailed extends Item = Item>(
  props: EntityResultsProps<Item, Filters, Detailed>,
) {
  const { filters, address, show, clear, heading, toResults, answer, match, results } = props;
  const { active, file, detailed, suggestedName, failedSearch, noSearch, opensOnly = false, card } = results;
  const { args, query, page, pages, isBeyondEnd, isPast, load } = answer;
  const { t } = useTranslation(['legal-entity', 'ui']);
  const { open, toggle } = useOpenCards(address);
  const { ofSearch } = address;
  const shown = useMemo(() => ({ args, query: ofSearch }), [args, ofSearch]);
  const { currentData, error } = query;
  const isRefused = isApiError(error) && error.kind === 'http' && error.status === 400;
  const clearButton = <Button onClick={() => toResults(clear())}>{t('search.clear')}</Button>;
  const nothing = (
    <>
      <EmptyState title={t('ui:searchNoResults')} actions={clearButton}>
        <p>{t('ui:searchNoResultsHint')}</p>
      </EmptyState>
      {args === null ? null : (
        // By the search as key, so that the counts are its own.
        <SearchHelp
          key={ofSearch}
          suggest={(suggestionsOf) => suggestionsOf(failedSearch)}
          onFollow={() => toResults(true)}
        />
      )}
    </>
  );

  const past = (
    <EmptyState
      title={t('search.nonePast')}
      actions={
        <>
          <Button onClick={() => toPage(page - 1)}>{t('ui:previousPage')}</Button>
          {/* Far beyond the end, the page before is empty as well. */}
          {page > 2 ? <Button onClick={() => toPage(1)}>{t('ui:firstPage')}</Button> : null}
          {clearButton}
        </>
      }
    />
  );

  function toPage(next: number): void {
    toResults(show({ ...filters, page: next }));
    heading.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <ShownSearch value={shown}>
      <section aria-labelledby="results-title">
        <div className={styles.bar}>
          <h2 id="results-title" ref={heading} tabIndex={-1}>
            {match ?? t('search.results')}
          </h2>
          {args && currentData ? (
            <div className={`${styles.actions} button-row no-print`}>
              <div className={`${styles.tools} button-row`}>
                <LazySearchTools suggestedName={suggestedName} />
              </div>
              {currentData.items.length > 0 ? (
                <>
                  <ResultsExport {...{ file, load, active, args }} page={currentData} />
                  {detailed ? (
                    <ResultsExport file={detailed} load={detailed.load} {...{ active, args }} page={currentData} />
                  ) : null}
                  <PrintButton variant="quiet" size="small" />
                </>
              ) : null}
            </div>
          ) : null}
        </div>
        <LazyNewsOfSearch onSeen={() => heading.current?.focus()} />
        {args === null ? (
          (noSearch ?? nothing)
        ) : (
          <>
            <Loaded
              of={query}
              skeleton={<RowsSkeleton rows={LISTS.registerPage} />}
              isEmpty={({ items }) => items.length === 0 && !isBeyondEnd}
              empty={isPast ? past : nothing}
              errorTitle={t(isRefused ? 'search.refused' : 'search.failed')}
            >
              {({ items, count, isOpenEnded }) => {
                const isOpen = ({ id }: Item) => open.includes(id) !== (opensOnly && count === 1);
                return (
                  <>
                    <ol>{items.map((item) => card(item, { isOpen: isOpen(item), onToggle: toggle }))}</ol>
                    <Pager
                      {...{ page, pages, isOpenEnded }}
                      total={count}
                      pageSize={LISTS.registerPage}
                      onPage={toPage}
                    />
                  </>
                );
              }}
            </Loaded>
            {/* The same call would be refused again, so another search is offered. */}
            {isRefused ? <div className={styles.refused}>{clearButton}</div> : null}
          </>
        )}
      </section>
    </ShownSearch>
  );
}

type ResultsExportProps<Item> = {
  file: ResultsFile<Item>;
  active: readonly FilterText[];
  load: LoadSearchPage<Item>;
  args: SearchArgs;
  page: ResultsPage<unknown>;
};

/** Offers all results as a file; its description names the filters. */
function ResultsExport<Item extends { id: number }>({ file, active, load, args, page }: ResultsExportProps<Item>) {
  const { t } = useTranslation('legal-entity');
  const dispatch = useDispatch<ApiDispatch>();
  const { queue } = usePortal();
  const { about: facts = [], ...offer } = file;
  const filterText = active.map(({ name, label }) => `${name}: ${label}`).join('; ');
  const about = useExportAbout([{ label: t('search.activeFilters'), text: filterText }, ...facts]);
  return (
    <ExportMenu
      variant="quiet"
      size="small"
      {...offer}
      about={about}
      source={{
        total: page.isOpenEnded ? Infinity : page.count,
        async *pages(...range) {
          const { exportPages } = await import('../search/export-pages.ts');
          return yield* exportPages({ dispatch, queue }, args, load)(...range);
        },
      }}
    />
  );
}
