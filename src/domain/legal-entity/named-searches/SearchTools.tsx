import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ShareButton } from '#shared/ui/ShareButton.tsx';
import { LONGEST_SEARCH_NAME, searchAddress, searchKey } from './named-search.ts';
import { deleteSearch, MOST_NAMED, nameSearch } from './named-searches.ts';
import { type ShownSearch, useSearchToName } from './use-search-to-name.ts';

const NameDialog = lazyPart(() => import('./NameDialog.tsx').then((file) => file.NameDialog));

type SearchToolsProps = {
  search: ShownSearch;
  /** The search in a few words, as a name to start with. */
  suggestedName: string;
};

/** Beside the number of results: gives the search a name by which this browser stores it, and shares its address. */
export function SearchTools({ search: shown, suggestedName }: SearchToolsProps) {
  const { t } = useTranslation('legal-entity');
  const lang = useLang();
  const { storage, announcer } = usePortal();
  const { search, named, items } = useSearchToName(shown);
  const [isOpen, setOpen] = useState(false);
  if (!search) return null;
  const isFull = !named && (items?.length ?? 0) >= MOST_NAMED;
  const name = named?.name ?? Array.from(suggestedName).slice(0, LONGEST_SEARCH_NAME).join('');

  async function save(text: string): Promise<void> {
    if (!search) return;
    await nameSearch(storage, search, text);
    announcer.announce(t('search.savedAs', { name: text }));
  }

  async function remove(): Promise<void> {
    if (!named) return;
    await deleteSearch(storage, searchKey(named));
    announcer.announce(t('search.deleted', { name: named.name }));
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={named ? BookmarkCheck : BookmarkPlus}
        aria-haspopup="dialog"
        unavailable={isFull ? t('search.fullList', { most: MOST_NAMED }) : null}
        onClick={() => setOpen(true)}
      >
        {t(named ? 'search.saved' : 'search.save')}
      </Button>
      <ShareButton size="small" title={name} path={searchAddress(search, lang)} />
      {isOpen ? (
        <NameDialog
          name={name}
          isNamed={named !== null}
          onSave={(text) => void save(text)}
          onDelete={named ? () => void remove() : undefined}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
