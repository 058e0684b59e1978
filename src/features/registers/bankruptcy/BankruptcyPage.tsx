import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { ActiveFilterChips } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { useCriteria } from '#domain/legal-entity/search/use-criteria.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { AddDocument } from './AddDocument.tsx';
import { AddedBanner } from './AddedBanner.tsx';
import styles from './BankruptcyPage.module.css';
import { changedRegistry, clearedRegistry, NO_FILTERS, registryUrl, type RegistryFilters } from './registry.params.ts';
import { RegistryResults } from './RegistryResults.tsx';
import { RegistryFields } from './RegistryFields.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { useRegistryActiveFilters } from './use-registry-active-filters.ts';
import { useRegistryResults } from './use-registry-results.ts';

/** The bankruptcy and pre-bankruptcy registry (R2.7): anyone searches it, the registry department adds documents (R6). */
export default function BankruptcyPage() {
  const { t } = useTranslation('bankruptcy');
  const criteria = useCriteria(registryUrl, { changed: changedRegistry });
  const { filters, show } = criteria;
  const active = useRegistryActiveFilters(filters);
  const results = useRegistryResults(filters, (page) => show({ ...filters, page }, { replace: true }));
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<AddedDocument | null>(null);
  usePageMeta(t('title'), t('intro'));

  /** One search: what was typed goes along with whatever else is changed. */
  function apply(change: Partial<RegistryFilters>): void {
    if (!criteria.search(change)) results.again();
  }

  function clear(): void {
    criteria.reset(clearedRegistry(filters));
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
              criteria.reset({ ...NO_FILTERS, jib: added.jib });
              heading.current?.focus({ preventScroll: true });
            }}
            onDismiss={() => setAdded(null)}
          />
        ) : null}
        <RegistryFields criteria={criteria} onSearch={apply} onClear={clear} />
        <ActiveFilterChips
          filters={active}
          onRemove={(without) => {
            show(changedRegistry(filters, without));
            // The chip is gone; the results are what it changed.
            heading.current?.focus({ preventScroll: true });
          }}
        />
        <RegistryResults
          filters={filters}
          results={results}
          heading={heading}
          onPage={(page) => show({ ...filters, page })}
          onClear={() => {
            clear();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </div>
  );
}
