import { useTranslation } from 'react-i18next';
import { lastDated, proceedingsOf } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import type { ResultsOf } from '#domain/legal-entity/results/EntityResults.tsx';
import type { FailedSearch } from '#domain/legal-entity/search-help/suggestions.ts';
import type { ActiveFilter } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { searchCall } from '#domain/legal-entity/search/entity-filters.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { LEGAL_ENTITY_TYPE, SEARCH_TYPE } from '#shared/config/settings.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import type { RegistryEntity } from './bankruptcy.api.ts';
import { changedRegistry, registryCall, type RegistryFilters, registryUrl } from './registry.params.ts';
import { RegistryCard } from './RegistryCard.tsx';

/** The results of the registry (R2.7). A single result is expanded. */
export function useRegistryResults(
  filters: RegistryFilters,
  active: readonly ActiveFilter<RegistryFilters>[],
): ResultsOf<RegistryEntity, RegistryFilters> {
  const { t } = useTranslation('bankruptcy');
  return {
    active,
    file: useRegistryFile(),
    suggestedName: [t('title'), ...active.map(({ label }) => label)].join(', '),
    failedSearch: useFailedSearch(filters, active),
    opensOnly: true,
    card: (entity, card) => <RegistryCard key={entity.id} entity={entity} {...card} />,
  };
}

/** The search as one that may find nothing: the same name or jib is offered in the register of companies. */
function useFailedSearch(
  filters: RegistryFilters,
  active: readonly ActiveFilter<RegistryFilters>[],
): FailedSearch<RegistryFilters> {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { name, jib } = filters;
  const companies = { name, jib, page: 1, legalEntityTypeId: LEGAL_ENTITY_TYPE.companies, isPublicEntity: false };
  const call = searchCall(companies, SEARCH_TYPE.registerList);
  const to = href('entitySearch', lang, undefined, { name, jib });
  return {
    filters,
    active,
    changed: changedRegistry,
    callOf: registryCall,
    addressOf: (next) => href('bankruptcy', lang) + writeUrl(registryUrl, next),
    elsewhere: call ? [{ group: 'register', label: t('companies'), to, call }] : [],
  };
}

/** Columns of the exported results: each legal entity with its proceedings and newest document; identifiers as text. */
function useRegistryFile() {
  const { t } = useTranslation(['bankruptcy', 'proceedings', 'legal-entity']);
  const lang = useLang();
  const { documentName, proceedingName } = useDocumentNames();
  const proceedings = ({ documents }: RegistryEntity) => proceedingsOf(documents).map(proceedingName).join(', ');
  const newestName = ({ documents }: RegistryEntity) => {
    const newest = lastDated(documents);
    return newest ? documentName(newest.documentType) : '';
  };
  const column = exportColumn<RegistryEntity>;
  const columns = [
    column('code', t('legal-entity:search.jib'), ({ jib }) => jib, 16),
    column('text', t('name'), ({ name }) => name, 48),
    column('text', t('county'), ({ county }) => cantonName(county, lang), 28),
    column('text', t('municipality'), ({ municipality }) => municipality, 20),
    column('text', t('proceedings:proceeding'), proceedings, 28),
    column('number', t('documentCount'), ({ documents }) => documents.length, 12),
    column('text', t('newestDocument'), newestName, 48),
    column('day', t('proceedings:submittedOn'), ({ documents }) => lastDated(documents)?.submittedOn ?? '', 18),
  ];
  return { title: t('exportTitle'), columns, fileName: t('fileName') };
}
