import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FilePlus2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Page } from '#domain/content/Page.tsx';
import { ActiveFilterChips } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { type EntityFilterState, useEntityFilters } from '#domain/legal-entity/search/use-entity-filters.ts';
import { type SearchArgs, searchCall } from '#domain/legal-entity/search/search-call.ts';
import { useSearchResults } from '#domain/legal-entity/search/use-search-results.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { AddedBanner } from './AddedBanner.tsx';
import { changedRegistry, clearedRegistry, NO_FILTERS, type RegistryFilters, registryUrl } from './registry.params.ts';
import { RegistryResults } from './RegistryResults.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { useRegistryActiveFilters } from './use-registry-active-filters.ts';
import { bankruptcyApi, useRegistryQuery } from './bankruptcy.api.ts';
import { SearchFields } from '#domain/legal-entity/search/SearchFields.tsx';
import { COUNTIES, type Location, municipalitiesOf } from '#domain/reference/locations.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
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

const running = (args: SearchArgs) => bankruptcyApi.util.getRunningQueryThunk('registry', args);

/** The results of filters: runs the search when it may run (R4.5). */
function useRegistryResults(filters: RegistryFilters, putPage: (page: number) => void) {
  const lang = useLang();
  const args = useMemo(() => {
    const call = searchCall(filters, SEARCH_TYPE.bankruptcy);
    return call && { ...call, lang };
  }, [filters, lang]);
  const query = useRegistryQuery(args ?? skipToken);
  return useSearchResults({ args, query, running, page: filters.page, putPage });
}

/** The bankruptcy and pre-bankruptcy registry (R2.7): anyone searches it, the registry department adds documents (R6). */
export default function BankruptcyPage() {
  const { t } = useTranslation('bankruptcy');
  const entityFilters = useEntityFilters(registryUrl, { changed: changedRegistry });
  const { filters, show } = entityFilters;
  const active = useRegistryActiveFilters(filters);
  const results = useRegistryResults(filters, (page) => show({ ...filters, page }, { replace: true }));
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<AddedDocument | null>(null);

  /** One search: what was typed goes along with whatever else is changed. */
  function apply(change: Partial<RegistryFilters>): void {
    if (!entityFilters.search(change)) results.again();
  }

  function clear(): void {
    entityFilters.reset(clearedRegistry(filters));
  }

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
              entityFilters.reset({ ...NO_FILTERS, jib: added.jib });
              heading.current?.focus({ preventScroll: true });
            }}
            onDismiss={() => setAdded(null)}
          />
        ) : null}
        <RegistryFields entityFilters={entityFilters} onSearch={apply} onClear={clear} />
        <ActiveFilterChips
          filters={active}
          onRemove={(without) => {
            show(changedRegistry(filters, without));
            // The chip was removed; the results are what it changed.
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
    </Page>
  );
}

type RegistryFieldsProps = {
  entityFilters: EntityFilterState<RegistryFilters>;
  /** A choice applies at once (look, Search and filters); without a change it is 'Search'. */
  onSearch: (change: Partial<RegistryFilters>) => void;
  onClear: () => void;
};

/** The search of the registry (R2.7): name, jib, county, municipality and document type. The places are the static list. */
function RegistryFields({ entityFilters, onSearch, onClear }: RegistryFieldsProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { filters } = entityFilters;
  const municipalities = municipalitiesOf(filters.countyId);
  const named = (places: readonly Location[]) => places.map(({ id, name }) => ({ value: id, label: name[lang] }));
  const idOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <SearchFields
      label={t('searchLabel')}
      nameLabel={t('name')}
      entityFilters={entityFilters}
      onSearch={() => onSearch({})}
      onClear={onClear}
    >
      <SelectField
        label={t('county')}
        placeholder={t('allCounties')}
        value={filters.countyId ?? ''}
        options={named(COUNTIES)}
        onChange={(event) => onSearch({ countyId: idOf(event.target.value) })}
      />
      <SelectField
        label={t('municipality')}
        placeholder={t(municipalities.length > 0 ? 'allMunicipalities' : 'municipalityHint')}
        value={filters.municipalityId ?? ''}
        options={named(municipalities)}
        disabled={municipalities.length === 0}
        onChange={(event) => onSearch({ municipalityId: idOf(event.target.value) })}
      />
      <DocumentTypeSelect
        label={t('documentType')}
        placeholder={t('allDocumentTypes')}
        value={filters.documentTypeId ?? ''}
        onChange={(event) => onSearch({ documentTypeId: idOf(event.target.value) })}
      />
    </SearchFields>
  );
}
