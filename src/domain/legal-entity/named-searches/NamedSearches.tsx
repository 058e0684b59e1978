import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { type CheckedItemProps, RemovedBanner } from '../CheckedItem.tsx';
import { type NamedSearch, searchAddress, searchKey } from './internal/named-search.ts';
import {
  acknowledgeLook,
  deleteSearch,
  namedSearches,
  renameSearch,
  restoreSearch,
} from './internal/named-searches.ts';
import { NameDialog } from './internal/NameDialog.tsx';
import { isNothingNew, searchNews } from './internal/search-news.ts';
import { SearchState } from './internal/SearchState.tsx';
import { useSearchChecks } from './internal/use-search-checks.ts';
import styles from './NamedSearches.module.css';

const HEADING = 'named-searches';

/** The named searches of this computer, each with what is new in it; those that are due are checked. */
export function NamedSearches() {
  const { t } = useTranslation(['named-searches', 'legal-entity']);
  const { storage, announcer } = usePortal();
  const stored = useStoredList(namedSearches);
  const { items } = stored;
  const { pending, again } = useSearchChecks(items);
  const [renaming, setRenaming] = useState<NamedSearch | null>(null);
  const [removed, setRemoved] = useState<NamedSearch | null>(null);
  const focusHeading = () => document.getElementById(HEADING)?.focus();

  async function remove(search: NamedSearch): Promise<void> {
    await deleteSearch(storage, searchKey(search));
    setRemoved(search);
    focusHeading();
  }

  async function undo(search: NamedSearch): Promise<void> {
    await restoreSearch(storage, search);
    setRemoved(null);
    focusHeading();
  }

  async function rename(search: NamedSearch, name: string): Promise<void> {
    await renameSearch(storage, searchKey(search), name);
    announcer.announce(t('renamed', { name }));
  }

  return (
    <section className={`${styles.section} no-print`} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {t('title')}
      </h2>
      {items?.length === 0 ? null : <StoredNotice of={stored}>{t('notLasting')}</StoredNotice>}
      {removed ? (
        <RemovedBanner
          key={searchKey(removed)}
          title={t('legal-entity:search.deleted', { name: removed.name })}
          undo={t('undo')}
          onUndo={() => void undo(removed)}
          onHide={() => setRemoved(null)}
        />
      ) : null}
      {items === null ? (
        <ReadingList rows={2} />
      ) : items.length === 0 ? (
        <EmptyState icon={Bookmark} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((search) => (
            <NamedSearchItem
              key={searchKey(search)}
              search={search}
              isPending={pending.has(searchKey(search))}
              onAgain={(one) => {
                again(one);
                focusHeading();
              }}
              onRename={setRenaming}
              onRemove={(one) => void remove(one)}
              onSeen={focusHeading}
            />
          ))}
        </ul>
      )}
      {renaming ? (
        <NameDialog
          isNamed
          name={renaming.name}
          onSave={(name) => void rename(renaming, name)}
          onClose={() => setRenaming(null)}
        />
      ) : null}
    </section>
  );
}

type NamedSearchItemProps = CheckedItemProps<NamedSearch> & {
  search: NamedSearch;
  onRename: (search: NamedSearch) => void;
  onSeen: () => void;
};

function NamedSearchItem({ search, isPending, onAgain, onRename, onRemove, onSeen }: NamedSearchItemProps) {
  const { t } = useTranslation('named-searches');
  const lang = useLang();
  const { name, hasFailed } = search;
  return (
    <li aria-busy={isPending}>
      <h3 className={`title-m ${styles.name}`}>
        <Link to={searchAddress(search, lang)} dir="auto">
          {name}
        </Link>
      </h3>
      <SearchState search={search} isPending={isPending} />
      <div className="button-row">
        <SeenButton search={search} onSeen={onSeen} />
        {hasFailed && !isPending ? (
          <Button size="small" icon={RotateCw} aria-label={t('againOne', { name })} onClick={() => onAgain(search)}>
            {t('again')}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          icon={Pencil}
          aria-haspopup="dialog"
          aria-label={t('renameOne', { name })}
          onClick={() => onRename(search)}
        >
          {t('renameShort')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={Trash2}
          aria-label={t('deleteOne', { name })}
          onClick={() => onRemove(search)}
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}

/** Acknowledges what is new in a search, and then calls `onSeen`, to move the focus; renders nothing when nothing is. */
export function SeenButton({ search, onSeen }: { search: NamedSearch; onSeen?: () => void }) {
  const { t } = useTranslation('named-searches');
  const { storage, announcer } = usePortal();
  const { latest, name } = search;
  if (!latest || isNothingNew(searchNews(search))) return null;

  async function acknowledge(shown: NonNullable<NamedSearch['latest']>): Promise<void> {
    await acknowledgeLook(storage, searchKey(search), shown);
    announcer.announce(t('seenDone', { name }));
    onSeen?.();
  }

  return (
    <Button size="small" icon={Check} aria-label={t('seenOne', { name })} onClick={() => void acknowledge(latest)}>
      {t('seen')}
    </Button>
  );
}
