import type { RefObject } from 'react';
import { EntityResults } from '#domain/legal-entity/search/EntityResults.tsx';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useOpenCards } from '#domain/legal-entity/search/use-open-cards.ts';
import type { SearchResultsOf } from '#domain/legal-entity/search/use-search-results.ts';
import { bankruptcyApi } from './bankruptcy.api.ts';
import type { RegistryEntity } from './bankruptcy.model.ts';
import { RegistryCard } from './RegistryCard.tsx';
import { useRegistryFile } from './use-registry-file.ts';

const load = (args: SearchArgs) => bankruptcyApi.endpoints.registry.initiate(args, { subscribe: false });

type RegistryResultsProps = {
  results: SearchResultsOf<RegistryEntity>;
  page: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The results of the registry (R2.7). The only result of a search stands open. */
export function RegistryResults(props: RegistryResultsProps) {
  const { open, toggle } = useOpenCards();
  const file = useRegistryFile();
  return (
    <EntityResults {...props} exported={{ ...file, load }}>
      {(entity, isOnly) => (
        <RegistryCard key={entity.id} entity={entity} isOpen={open.has(entity.id) !== isOnly} onToggle={toggle} />
      )}
    </EntityResults>
  );
}
