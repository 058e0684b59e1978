import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { useTypedText } from '#domain/legal-entity/search/use-typed-text.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Chips } from '#shared/ui/Chip.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { AddDocument } from './AddDocument.tsx';
import { AddedBanner } from './AddedBanner.tsx';
import styles from './BankruptcyPage.module.css';
import { changed, cleared, NO_FILTERS, writeFilters, type RegistryFilters } from './registry.params.ts';
import { RegistryResults } from './RegistryResults.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { useActiveFilters } from './use-active-filters.ts';
import { useRegistryFilters } from './use-registry-filters.ts';
import { useRegistryResults } from './use-registry-results.ts';

/** The bankruptcy and pre-bankruptcy registry (R2.7): anyone searches it, the registry department adds documents (R6). */
export default function BankruptcyPage() {
  const { t } = useTranslation('bankruptcy');
  const { filters, requested, show } = useRegistryFilters();
  const text = useTypedText(requested);
  const active = useActiveFilters(requested);
  const results = useRegistryResults(filters, show);
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<AddedDocument | null>(null);
  usePageMeta(t('title'), t('intro'));

  /** One search: what was typed goes along with whatever else is changed. */
  function apply(change: Partial<RegistryFilters>): void {
    const next = changed({ ...requested, ...text.toApply }, change);
    if (JSON.stringify(writeFilters(next)) === JSON.stringify(writeFilters(requested))) results.again();
    else show(next);
  }

  function clear(): void {
    text.setTyped({ name: '', jib: '' });
    show(cleared(requested));
  }

  return (
    <div className="wrap">
      <ContentTrail base="bankruptcy" title={t('title')} reading="D" />
      <PageHead title={t('title')} intro={<p>{t('intro')}</p>} actions={<AddDocument onAdded={setAdded} />} />
      <div className={styles.layout}>
        {added ? (
          <AddedBanner
            document={added}
            onShow={() => {
              setAdded(null);
              show({ ...NO_FILTERS, jib: added.jib });
              heading.current?.focus({ preventScroll: true });
            }}
            onDismiss={() => setAdded(null)}
          />
        ) : null}
        <SearchForm filters={requested} text={text} onSearch={apply} onClear={clear} />
        <Chips
          label={t('activeFilters')}
          labelHidden
          chips={active.map(({ id, name, label }) => ({
            id,
            name,
            label,
            onRemove: () => {
              show(changed(requested, { [id]: NO_FILTERS[id] }));
              // The chip is gone; the results are what it changed.
              heading.current?.focus({ preventScroll: true });
            },
          }))}
        />
        <RegistryResults
          page={filters.page}
          results={results}
          heading={heading}
          onPage={(page) => show({ ...requested, page })}
          onClear={() => {
            clear();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </div>
  );
}
