import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import InboxIcon from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Page } from '#domain/content/Page.tsx';
import { LazyNamedSearchesButton, LazyOwnLists } from '#domain/legal-entity/named-searches/own-searches.tsx';
import { EntityResults } from '#domain/legal-entity/results/EntityResults.tsx';
import { ActiveFilterChips } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { SearchFields } from '#domain/legal-entity/search/SearchFields.tsx';
import { useResultsHeading, useSearchAnnouncement } from '#domain/legal-entity/search/use-search-announcement.ts';
import { searchAnswerOf } from '#domain/legal-entity/search/use-search-answer.ts';
import { useSearchFilters } from '#domain/legal-entity/search/use-search-filters.ts';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { AddedBanner } from './AddedBanner.tsx';
import { registryEndpoint } from './bankruptcy.api.ts';
import { changedRegistry, clearedRegistry, NO_FILTERS, registryCall, registryUrl } from './registry.params.ts';
import { RegistryFields, useRegistryActiveFilters } from './RegistryFields.tsx';
import type { AddedDocument } from './use-add-document.ts';
import { useRegistryResults } from './use-registry-results.tsx';

/** A file of its own, because only few users may add documents. */
const AddDocumentDialog = lazyPart(() => import('./AddDocumentDialog.tsx').then((file) => file.AddDocumentDialog));

/**
 * The 'add' button for administrators and moderators (R2.7, R6) and its modal, and the way to the inbox for several documents. An open modal stays when the session ends, so
 * that what was entered is still there after signing in again.
 */
function AddDocument({ onAdded }: { onAdded: (document: AddedDocument) => void }) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const mayAdd = useSelector(selectMayAddDocuments);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayAdd ? (
        <>
          <ButtonLink to={href('inbox', lang)} icon={InboxIcon}>
            {t('inbox')}
          </ButtonLink>
          <Button icon={FilePlus2} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('add')}
          </Button>
        </>
      ) : null}
      {isOpen ? <AddDocumentDialog onClose={() => setOpen(false)} onAdded={onAdded} /> : null}
    </>
  );
}

const REGISTRY = { url: registryUrl, changed: changedRegistry, cleared: clearedRegistry };
const useRegistryAnswer = searchAnswerOf(registryCall, registryEndpoint);

/** The bankruptcy and pre-bankruptcy registry (R2.7): anyone can search it, the registry department adds documents (R6). */
export default function BankruptcyPage() {
  const { t } = useTranslation('bankruptcy');
  const search = useSearchFilters(REGISTRY);
  const { filters } = search;
  const answer = useRegistryAnswer(search);
  const match = useSearchAnnouncement(answer);
  const { heading, toResults } = useResultsHeading(answer, search.address.query);
  const active = useRegistryActiveFilters(filters);
  const results = useRegistryResults(filters, active);
  const [added, setAdded] = useState<AddedDocument | null>(null);

  return (
    <Page
      base="bankruptcy"
      trail="register"
      title={t('title')}
      intro={t('intro')}
      pageNumber={filters.page}
      actions={
        <>
          <LazyNamedSearchesButton />
          <AddDocument onAdded={setAdded} />
        </>
      }
    >
      <div className="stack-3">
        {added ? (
          <AddedBanner
            document={added}
            onShow={() => {
              setAdded(null);
              toResults(search.reset({ ...NO_FILTERS, jib: added.jib }));
            }}
            onDismiss={() => setAdded(null)}
          />
        ) : null}
        <SearchFields label={t('searchLabel')} nameLabel={t('name')} {...search} onRepeat={answer.repeat}>
          <RegistryFields filters={filters} onChange={search.search} />
        </SearchFields>
        <ActiveFilterChips filters={active} onRemove={(without) => toResults(search.remove(without))} />
        <EntityResults {...{ ...search, answer, match, heading, toResults, results }} />
        <LazyOwnLists />
      </div>
    </Page>
  );
}
