import type { RefObject } from 'react';
import { EntityResults } from '#domain/legal-entity/search/EntityResults.tsx';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useOpenCards } from '#domain/legal-entity/search/use-search-place.ts';
import type { SearchResultsOf } from '#domain/legal-entity/search/use-search-results.ts';
import { bankruptcyApi } from './bankruptcy.api.ts';
import type { RegistryEntity } from './bankruptcy.model.ts';
import { RegistryCard } from './RegistryCard.tsx';
import type { RegistryFilters } from './registry.params.ts';
import { useRegistryActiveFilters } from './use-registry-active-filters.ts';
import { useRegistryFile } from './use-registry-file.ts';

const load = (args: SearchArgs) => bankruptcyApi.endpoints.registry.initiate(args, { subscribe: false });

type RegistryResultsProps = {
  results: SearchResultsOf<RegistryEntity>;
  filters: RegistryFilters;
  heading: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The results of the registry (R2.7). The only result of a search stands open. */
export function RegistryResults({ filters, ...props }: RegistryResultsProps) {
  const { open, toggle } = useOpenCards();
  const file = useRegistryFile();
  const active = useRegistryActiveFilters(filters).map(({ name, label }) => ({ label: name, text: label }));
  return (
    <EntityResults {...props} page={filters.page} exported={{ ...file, filters: active, load }}>
      {(entity, isOnly) => (
        <RegistryCard key={entity.id} entity={entity} isOpen={open.has(entity.id) !== isOnly} onToggle={toggle} />
      )}
    </EntityResults>
  );
}
