import { useSearchingFlag } from '#domain/legal-entity/search/use-searching-flag.ts';
import { EntitySearch } from './EntitySearch.tsx';
import { useRestoredSearch } from './use-saved-search.ts';

/** The register search (R2.3, R4.1); the public route opens it with public companies selected (readings). */
export default function EntitySearchPage() {
  useSearchingFlag();
  const isRestoring = useRestoredSearch();
  return isRestoring ? null : <EntitySearch />;
}
