import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePlus2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Page } from '#domain/content/Page.tsx';
import { type ActiveFilter, ActiveFilterChips, activeFilters } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { type EntitySearchState, useEntitySearch } from '#domain/legal-entity/search/use-entity-search.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { AddedBanner } from './AddedBanner.tsx';
import {
  changedRegistry,
  clearedRegistry,
  NO_FILTERS,
  registryCall,
  type RegistryFilters,
  registryUrl,
} from './registry.params.ts';
import { RegistryResults } from './RegistryResults.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { bankruptcyApi } from './bankruptcy.api.ts';
import type { RegistryEntity } from './bankruptcy.model.ts';
import { choicesIn } from '#domain/legal-entity/search/entity-filters.ts';
import { SearchFields } from '#domain/legal-entity/search/SearchFields.tsx';
import { COUNTIES, type Location, municipalitiesOf } from '#domain/reference/locations.ts';
import { ReferenceSelect } from '#domain/reference/ReferenceSelect.tsx';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { useDocumentNames } from './use-document-names.ts';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';

/** Loaded for the few who may add: everybody else only reads the registry. */
const AddDocumentDialog = lazyPart(() => import('./AddDocumentDialog.tsx').then((file) => file.AddDocumentDialog));

/**
 * The 'add' button of administrators and moderators (R2.7, R6) and its modal. A modal that is open stays when the session
 * ends: what was entered is still there after signing in again.
 */
function AddDocument({ onAdded }: { onAdded: (document: AddedDocument) => void }) {
  const { t } = useTranslation('bankruptcy');
  const mayAdd = useSelector(selectMayAddDocuments);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayAdd ? (
        <Button icon={FilePlus2} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      ) : null}
      {isOpen ? <AddDocumentDialog onClose={() => setOpen(false)} onAdded={onAdded} /> : null}
    </>
  );
}

/** The bankruptcy and pre-bankruptcy registry (R2.7): anyone searches it, the registry department adds documents (R6). */
export default function BankruptcyPage() {
  const { t } = useTranslation('bankruptcy');
  const search = useEntitySearch({
    url: registryUrl,
    changed: changedRegistry,
    cleared: clearedRegistry,
    callOf: registryCall,
    endpoint: bankruptcyApi.endpoints.registry,
  });
  const active = useRegistryActiveFilters(search.filters);
  const [added, setAdded] = useState<AddedDocument | null>(null);

  return (
    <Page
      base="bankruptcy"
      reading="D"
      title={t('title')}
      intro={t('intro')}
      actions={<AddDocument onAdded={setAdded} />}
    >
      <div className="stack-3">
        {added ? (
          <AddedBanner
            document={added}
            onShow={() => {
              setAdded(null);
              search.thenToResults(() => search.reset({ ...NO_FILTERS, jib: added.jib }));
            }}
            onDismiss={() => setAdded(null)}
          />
        ) : null}
        <RegistryFields search={search} />
        <ActiveFilterChips filters={active} search={search} />
        <RegistryResults search={search} active={active} />
      </div>
    </Page>
  );
}

/** The filters that narrow the present search, as text (look: removable chips). */
function useRegistryActiveFilters(filters: RegistryFilters): ActiveFilter<RegistryFilters>[] {
  const { t } = useTranslation(['bankruptcy', 'legal-entity']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  const { name, jib, countyId, municipalityId, documentTypeId: typeId, legalEntityStatus, year } = filters;
  const types = useDocumentTypesQuery({ lang }, { skip: typeId === null });
  const type = types.currentData?.find(({ id }) => id === typeId);
  const place = (id: number | null, list: readonly Location[]) => list.find((one) => one.id === id)?.name[lang];
  const unknown = types.isFetching ? '…' : t('legal-entity:search.unknownChoice', { id: typeId ?? 0 });
  return activeFilters(NO_FILTERS, [
    ['name', t('name'), name],
    ['jib', t('legal-entity:search.jib'), jib],
    ['countyId', t('county'), place(countyId, COUNTIES)],
    ['municipalityId', t('municipality'), place(municipalityId, municipalitiesOf(countyId))],
    ['documentTypeId', t('documentType'), typeId === null ? null : (type && documentName(type)) || unknown],
    ['legalEntityStatus', t('statusLabel'), legalEntityStatus ? t(`status.${legalEntityStatus as 1 | 2 | 3}`) : ''],
    ['year', t('year'), year?.toString()],
  ]);
}

type RegistrySearch = EntitySearchState<RegistryEntity, RegistryFilters>;

/**
 * The search of the registry (R2.7): name, jib, county, municipality and document type, a choice of which applies at once (look,
 * Search and filters). The places are the static list.
 */
function RegistryFields({ search }: { search: RegistrySearch }) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { filters } = search;
  const municipalities = municipalitiesOf(filters.countyId);
  const choice = choicesIn(filters, search.search);
  const listOf = (places: readonly Location[]) => ({
    currentData: places.map(({ id, name }) => ({ id, name: name[lang] })),
  });
  return (
    <SearchFields label={t('searchLabel')} nameLabel={t('name')} search={search}>
      <ReferenceSelect
        label={t('county')}
        placeholder={t('allCounties')}
        list={listOf(COUNTIES)}
        {...choice('countyId')}
      />
      <ReferenceSelect
        label={t('municipality')}
        placeholder={t(municipalities.length > 0 ? 'allMunicipalities' : 'municipalityHint')}
        list={listOf(municipalities)}
        disabled={municipalities.length === 0}
        {...choice('municipalityId')}
      />
      <DocumentTypeSelect placeholder={t('allDocumentTypes')} {...choice('documentTypeId')} />
    </SearchFields>
  );
}
