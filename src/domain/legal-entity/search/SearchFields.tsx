import { RotateCcw, Search } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { EntityFilters } from './entity-filters.ts';
import { LONGEST_SEARCHED_NAME } from './name-or-jib.ts';
import styles from './SearchFields.module.css';
import type { EntitySearchState } from './use-entity-search.ts';

type SearchFieldsProps<Filters extends EntityFilters> = {
  /** Name of the search for screen readers. */
  label: string;
  nameLabel: string;
  search: Pick<
    EntitySearchState<unknown, Filters>,
    'filters' | 'typed' | 'type' | 'problem' | 'nameProblem' | 'search' | 'clear'
  >;
  /** Further fields between the texts and the buttons; with them the form is a panel, without them a bar. */
  children?: ReactNode;
};

/**
 * Name and jib with 'Search' and 'Clear search' (R2.3, R2.7); Enter searches too. A wrong jib, or a name that is none, is
 * explained instead of searched for. A search may start while another one is pending.
 */
export function SearchFields<Filters extends EntityFilters>(props: SearchFieldsProps<Filters>) {
  const { label, nameLabel, search, children } = props;
  const { t } = useTranslation('legal-entity');
  const { filters, typed, type, problem, nameProblem } = search;
  // An error shows after a search or after leaving the jib, until it is corrected; that of a name in the address at once.
  const [isChecked, setChecked] = useState(false);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const wrong = nameProblem ? 'name' : problem ? 'jib' : null;
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else search.search({});
  }

  return (
    <search aria-label={label}>
      <form className={`no-print ${children === undefined ? styles.bar : styles.panel}`} noValidate onSubmit={submit}>
        <TextField
          label={nameLabel}
          name="name"
          autoComplete="off"
          maxLength={LONGEST_SEARCHED_NAME}
          className={styles.name}
          error={nameProblem && (isChecked || typed.name === filters.name) ? t(`search.${nameProblem}`) : null}
          value={typed.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          label={t('search.jib')}
          name="jib"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('search.jibPlaceholder')}
          className={styles.jib}
          error={isChecked && problem ? t(`search.${problem}`) : null}
          value={typed.jib}
          onChange={(event) => type({ jib: event.target.value })}
          onBlur={() => setChecked(true)}
        />
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon={Search} wide="on-phones">
            {t('search.search')}
          </Button>
          <Button
            variant="quiet"
            icon={RotateCcw}
            onClick={() => {
              setChecked(false);
              search.clear();
            }}
          >
            {t('search.clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
