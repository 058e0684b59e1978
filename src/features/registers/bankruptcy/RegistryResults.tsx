import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityResults } from '#domain/legal-entity/search/EntityResults.tsx';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useOpenCards } from '#domain/legal-entity/search/use-search-place.ts';
import type { SearchResultsOf } from '#domain/legal-entity/search/use-search-results.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import type { ExportColumn } from '#shared/export/export-table.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { bankruptcyApi } from './bankruptcy.api.ts';
import { lastDated, proceedingsOf, type RegistryEntity } from './bankruptcy.model.ts';
import { RegistryCard } from './RegistryCard.tsx';
import type { RegistryFilters } from './registry.params.ts';
import { useRegistryActiveFilters } from './use-registry-active-filters.ts';
import { useDocumentNames } from './use-document-names.ts';

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

type Column = ExportColumn<RegistryEntity>;

/** What the file of the results holds: each legal entity with its proceedings and its newest document; identifiers as text. */
function useRegistryFile() {
  const { t } = useTranslation(['bankruptcy', 'legal-entity']);
  const lang = useLang();
  const { documentName, proceedingName } = useDocumentNames();
  return useMemo(() => {
    const column = (key: string, header: string, width: number, value: (entity: RegistryEntity) => string): Column => ({
      key,
      header,
      width,
      value,
      kind: 'text',
    });
    const columns: Column[] = [
      { ...column('jib', t('legal-entity:search.jib'), 16, ({ jib }) => jib), kind: 'code' },
      column('name', t('name'), 48, ({ name }) => name),
      column('county', t('county'), 28, ({ county }) => cantonName(county, lang)),
      column('municipality', t('municipality'), 20, ({ municipality }) => municipality),
      column('proceeding', t('proceeding'), 28, ({ documents }) =>
        proceedingsOf(documents).map(proceedingName).join(', '),
      ),
      {
        key: 'documents',
        header: t('documentCount'),
        width: 12,
        kind: 'number',
        value: ({ documents }) => documents.length,
      },
      column('lastDocument', t('newestDocument'), 48, ({ documents }) => {
        const last = lastDated(documents);
        return last ? documentName(last.documentType) : '';
      }),
      column('submittedOn', t('submittedOn'), 18, ({ documents }) => {
        const last = lastDated(documents);
        return last ? formatDate(last.submittedOn, lang) : '';
      }),
    ];
    return { title: t('exportTitle'), columns, fileName: t('fileName') };
  }, [t, lang, documentName, proceedingName]);
}
