import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityResults } from '#domain/legal-entity/search/EntityResults.tsx';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useOpenCards } from '#domain/legal-entity/search/use-search-place.ts';
import type { SearchResultsOf } from '#domain/legal-entity/search/use-search-results.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { entitySearchApi, type EntityResult } from './entity-search.api.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { RegisterCard } from './RegisterCard.tsx';
import { useEntityActiveFilters } from './use-entity-active-filters.ts';
import { useFiguresOfResults } from './use-figures-of-results.ts';
import { useResultFile } from './use-result-file.ts';

const load = (args: SearchArgs) => entitySearchApi.endpoints.entitySearch.initiate(args, { subscribe: false });

type RegisterResultsProps = {
  filters: SearchFilters;
  results: SearchResultsOf<EntityResult>;
  heading: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The results of the register search (R2.3); without a valid year of the red portal none may be requested (R5). */
export function RegisterResults({ filters, ...props }: RegisterResultsProps) {
  const { t } = useTranslation('entity-search');
  const { open, toggle } = useOpenCards();
  const file = useResultFile(filters);
  const active = [
    { label: t('register'), text: t(`registers.${filters.register}`) },
    ...useEntityActiveFilters(filters).map(({ name, label }) => ({ label: name, text: label })),
  ];
  const detailed = useFiguresOfResults(filters.register, file, active);
  return (
    <EntityResults
      {...props}
      page={filters.page}
      exported={{ ...file, filters: active, load }}
      detailed={detailed}
      noSearch={<EmptyState title={t('chooseYear')}>{t('chooseYearHint')}</EmptyState>}
    >
      {(entity) => (
        <RegisterCard
          key={entity.id}
          entity={entity}
          register={filters.register}
          isOpen={open.has(entity.id)}
          onToggle={toggle}
        />
      )}
    </EntityResults>
  );
}
