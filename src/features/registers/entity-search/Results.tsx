import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { LISTS } from '#shared/config/settings.ts';
import { fold } from '#shared/format/fold.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Pager } from '#shared/ui/Pager.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import type { EntitySearchArgs } from './entity-search.api.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { useOpenCards } from './open-cards.ts';
import { ResultCard } from './ResultCard.tsx';
import styles from './Results.module.css';
import { useExportPages } from './use-export-pages.ts';
import { useResultColumns } from './use-result-columns.ts';
import type { useResults } from './use-results.ts';

type ResultsProps = {
  filters: SearchFilters;
  results: ReturnType<typeof useResults>;
  heading: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** Count, export, cards, pager; or why there are none (R2.3, R5, R8). */
export function Results({ filters, results, heading, onPage, onClear }: ResultsProps) {
  const { t } = useTranslation(['entity-search', 'ui']);
  const { open, toggle } = useOpenCards();
  const { args, query, found, pages, isBeyondEnd, isRefused } = results;
  const data = query.currentData;

  const nothing = (
    <EmptyState title={t('ui:searchNoResults')} actions={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{t('ui:searchNoResultsHint')}</p>
    </EmptyState>
  );

  function toPage(page: number): void {
    onPage(page);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section aria-labelledby="results-title">
      <div className={styles.bar}>
        <h2 id="results-title" ref={heading} tabIndex={-1}>
          {found ?? t('results')}
        </h2>
        {args && data && data.items.length > 0 ? (
          <div className={`${styles.actions} no-print`}>
            <ResultExport args={args} total={data.count} register={t(`registers.${filters.register}`)} />
            <PrintButton variant="quiet" size="small" />
          </div>
        ) : null}
      </div>
      {args === null ? <EmptyState title={t('chooseYear')}>{t('chooseYearHint')}</EmptyState> : null}
      {args !== null && isRefused ? nothing : null}
      {args !== null && !isRefused ? (
        <Loaded
          of={query}
          skeleton={<RowsSkeleton rows={LISTS.registerPage} />}
          isEmpty={({ items }) => items.length === 0 && !isBeyondEnd}
          empty={nothing}
          errorTitle={t('searchFailed')}
        >
          {({ items, count }) => (
            <>
              <ol className={styles.list}>
                {items.map((entity) => (
                  <ResultCard
                    key={entity.id}
                    entity={entity}
                    register={filters.register}
                    isOpen={open.has(entity.id)}
                    onToggle={toggle}
                  />
                ))}
              </ol>
              <Pager page={filters.page} pages={pages} total={count} pageSize={LISTS.registerPage} onPage={toPage} />
            </>
          )}
        </Loaded>
      ) : null}
    </section>
  );
}

/** The export of all results of the search, not only of the page in sight. */
function ResultExport({ args, total, register }: { args: EntitySearchArgs; total: number; register: string }) {
  const { t } = useTranslation('entity-search');
  const columns = useResultColumns();
  const pages = useExportPages(args, total);
  const fileName = `${t('fileName')}-${fold(register).replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <ExportMenu
      variant="quiet"
      size="small"
      title={t('exportTitle')}
      columns={columns}
      source={{ total, pages }}
      fileName={fileName}
    />
  );
}
