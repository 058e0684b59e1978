import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LISTS } from '#shared/config/settings.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import type { ExportOffer } from '#shared/export/export-rows.ts';
import type { AboutLine } from '#shared/export/export-table.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { usePortal } from '#shared/portal/portal.ts';
import { Pager } from '#shared/ui/Pager.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import type { ActiveFilter } from './ActiveFilterChips.tsx';
import styles from './EntityResults.module.css';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { ResultsPage } from './search-answer.ts';
import type { SearchArgs } from './search-call.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import type { LoadSearchPage } from './export-pages.ts';
import type { EntityFilters } from './entity-filters.ts';
import type { EntitySearchState } from './use-entity-search.ts';

/** A file of all results of the search, not only of the page shown. */
type ResultsFile<Item> = Omit<ExportOffer<Item>, 'source' | 'about'> & {
  /** Further lines of the file's description. */
  about?: readonly AboutLine[];
  /** Label of the button; 'Download' by default. */
  label?: string;
};

type FilterText = Pick<ActiveFilter<unknown>, 'name' | 'label'>;

type EntityResultsProps<Item, Filters extends EntityFilters, Detailed> = {
  search: EntitySearchState<Item, Filters>;
  /** Shown in place of the results when no search may be made. */
  noSearch?: ReactNode;
  /** Further actions beside the number of results. */
  tools?: ReactNode;
  /** Shown above the results. */
  above?: ReactNode;
  /** What helps to find something, shown when there are no results. */
  help?: ReactNode;
  /** The active filters of the search, as texts for the files. */
  active: readonly FilterText[];
  exported: ResultsFile<Item>;
  /** A second file with more facts about each result. */
  detailed?: (ResultsFile<Detailed> & { load: LoadSearchPage<Detailed> }) | null;
  /** The card of a result; `isOnly` when it is the only one. */
  children: (item: Item, isOnly: boolean) => ReactNode;
};

/** Count, export, print, cards and pager of the results, or why there are none (R2.3, R2.7, R5, R8). */
export function EntityResults<Item extends { id: number }, Filters extends EntityFilters, Detailed extends Item = Item>(
  props: EntityResultsProps<Item, Filters, Detailed>,
) {
  const { search, noSearch, tools, above, help, active, exported, detailed, children } = props;
  const { t } = useTranslation(['legal-entity', 'ui']);
  const { filters, args, query, match, pages, isBeyondEnd, isPast, heading, load } = search;
  const { page } = filters;
  const { currentData, error } = query;
  const isRefused = isApiError(error) && error.kind === 'http' && error.status === 400;
  const clear = <Button onClick={() => search.thenToResults(search.clear)}>{t('search.clear')}</Button>;
  const nothing = (
    <>
      <EmptyState title={t('ui:searchNoResults')} actions={clear}>
        <p>{t('ui:searchNoResultsHint')}</p>
      </EmptyState>
      {args === null ? null : help}
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
          {clear}
        </>
      }
    />
  );

  function toPage(next: number): void {
    search.thenToResults(() => search.show({ ...filters, page: next }));
    heading.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section aria-labelledby="results-title">
      <div className={styles.bar}>
        <h2 id="results-title" ref={heading} tabIndex={-1}>
          {match ?? t('search.results')}
        </h2>
        {args && currentData ? (
          <div className={`${styles.actions} button-row no-print`}>
            {tools ? <div className={`${styles.tools} button-row`}>{tools}</div> : null}
            {currentData.items.length > 0 ? (
              <>
                <ResultsExport file={exported} load={load} {...{ active, args }} page={currentData} />
                {detailed ? (
                  <ResultsExport file={detailed} load={detailed.load} {...{ active, args }} page={currentData} />
                ) : null}
                <PrintButton variant="quiet" size="small" />
              </>
            ) : null}
          </div>
        ) : null}
      </div>
      {above}
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
            {({ items, count, isOpenEnded }) => (
              <>
                <ol>{items.map((item) => children(item, count === 1))}</ol>
                <Pager {...{ page, pages, isOpenEnded }} total={count} pageSize={LISTS.registerPage} onPage={toPage} />
              </>
            )}
          </Loaded>
          {/* The same call would be refused again, so another search is offered. */}
          {isRefused ? <div className={styles.refused}>{clear}</div> : null}
        </>
      )}
    </section>
  );
}

type ResultsExportProps<Item> = {
  file: ResultsFile<Item>;
  active: readonly FilterText[];
  load: LoadSearchPage<Item>;
  args: SearchArgs;
  /** The page shown; the number of results comes from it. */
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
          const { exportPages } = await import('./export-pages.ts');
          return yield* exportPages({ dispatch, queue }, args, load)(...range);
        },
      }}
    />
  );
}
