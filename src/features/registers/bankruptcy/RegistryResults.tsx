import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTS } from '#shared/config/settings.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Pager } from '#shared/ui/Pager.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { RegistryCard } from './RegistryCard.tsx';
import styles from './RegistryResults.module.css';
import type { useRegistryResults } from './use-registry-results.ts';

type RegistryResultsProps = {
  page: number;
  results: ReturnType<typeof useRegistryResults>;
  heading: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** Count, cards, pager; or that there are none (R2.7, R8). The only result of a search stands open. */
export function RegistryResults({ page, results, heading, onPage, onClear }: RegistryResultsProps) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const { query, found, pages, isBeyondEnd, isEmptied } = results;
  // Cards that are not as they first were: closed, or open when it is the only one.
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setToggled((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );

  const nothing = (
    <EmptyState title={t('ui:searchNoResults')} actions={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{t('ui:searchNoResultsHint')}</p>
    </EmptyState>
  );

  function toPage(next: number): void {
    onPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section aria-labelledby="results-title">
      <div className={styles.bar}>
        <h2 id="results-title" ref={heading} tabIndex={-1}>
          {found ?? t('results')}
        </h2>
        {query.currentData?.items.length && !isEmptied ? (
          <div className="no-print">
            <PrintButton variant="quiet" size="small" />
          </div>
        ) : null}
      </div>
      {isEmptied ? (
        nothing
      ) : (
        <Loaded
          of={query}
          skeleton={<RowsSkeleton rows={LISTS.registerPage} />}
          isEmpty={({ items }) => items.length === 0 && !isBeyondEnd}
          empty={nothing}
          errorTitle={t('searchFailed')}
        >
          {({ items, count }) => (
            <>
              <ol>
                {items.map((entity) => (
                  <RegistryCard
                    key={entity.id}
                    entity={entity}
                    isOpen={toggled.has(entity.id) !== (count === 1)}
                    onToggle={toggle}
                  />
                ))}
              </ol>
              <Pager page={page} pages={pages} total={count} pageSize={LISTS.registerPage} onPage={toPage} />
            </>
          )}
        </Loaded>
      )}
    </section>
  );
}
