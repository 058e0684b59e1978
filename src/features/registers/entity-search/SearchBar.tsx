import { RotateCcw, Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriteriaOf } from '#domain/legal-entity/search/use-criteria.ts';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { SearchFilters } from './entity-search.params.ts';
import styles from './SearchBar.module.css';

type SearchBarProps = {
  criteria: CriteriaOf<SearchFilters>;
  onSearch: () => void;
  onClear: () => void;
  isPending: boolean;
};

/** Name and jib with 'Search' and 'Clear search' (R2.3); Enter searches too. A wrong jib is explained and not searched for. */
export function SearchBar({ criteria, onSearch, onClear, isPending }: SearchBarProps) {
  const { t } = useTranslation('entity-search');
  const { typed, type, problem } = criteria;
  // What is wrong is said when it is asked for, and taken back while it is put right.
  const [requested, setRequested] = useState(false);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setRequested(true);
    if (problem) event.currentTarget.querySelector<HTMLInputElement>('[name=jib]')?.focus();
    else onSearch();
  }

  return (
    <search aria-label={t('searchLabel')}>
      <form className={styles.bar} noValidate onSubmit={submit}>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          value={typed.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          label={t('jib')}
          name="jib"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('jibPlaceholder')}
          className={styles.jib}
          error={requested && problem ? t(problem) : null}
          value={typed.jib}
          onChange={(event) => type({ jib: event.target.value })}
          onBlur={() => setRequested(true)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon={Search} wide="on-phones" isPending={isPending}>
            {t('search')}
          </Button>
          <Button
            variant="quiet"
            icon={RotateCcw}
            onClick={() => {
              setRequested(false);
              onClear();
            }}
          >
            {t('clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
