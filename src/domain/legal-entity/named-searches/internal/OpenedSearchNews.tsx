import { useTranslation } from 'react-i18next';
import { SeenButton } from '../NamedSearches.tsx';
import type { NamedSearch } from './named-search.ts';
import { SearchState } from './SearchState.tsx';
import styles from '../NamedSearches.module.css';

/** Above the results of a named search: its name and what is new in it, until the reader has acknowledged it. */
export function OpenedSearchNews({ search, onSeen }: { search: NamedSearch; onSeen: () => void }) {
  const { t } = useTranslation('named-searches');
  return (
    <section className={`${styles.opened} no-print`} aria-label={t('opened', { name: search.name })}>
      <p className={styles.name}>
        <strong>{search.name}</strong>
      </p>
      <SearchState search={search} />
      <SeenButton search={search} onSeen={onSeen} />
    </section>
  );
}
