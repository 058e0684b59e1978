import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { type EntityFilters, LONGEST_SEARCHED_NAME, nameProblem, typedJibProblem } from './entity-filters.ts';
import type { SearchFiltersState } from './use-search-filters.ts';
import styles from './SearchFields.module.css';

type SearchFieldsProps = Pick<SearchFiltersState<EntityFilters>, 'filters' | 'form' | 'search' | 'clear'> & {
  /** Name of the search for screen readers. */
  label: string;
  nameLabel: string;
  /** Repeats the call of a search that is shown already. */
  onRepeat: () => void;
  /** Further fields between the texts and the buttons; with them the form is a panel, without them a bar. */
  children?: ReactNode;
};

/** Name and jib with 'Search' and 'Clear search' (R2.3, R2.7), also while a search is pending; what is no name or jib is explained. */
export function SearchFields(props: SearchFieldsProps) {
  const { label, nameLabel, filters, form, search, clear, onRepeat, children } = props;
  const { t } = useTranslation(['legal-entity', 'ui']);
  const { register, handleSubmit, control } = form;
  // Not `form.formState`, which would render the whole page of the search when something is typed.
  const { errors, dirtyFields } = useFormState({ control });
  // A name in the address may come from a link, so that it is explained at once.
  const atName =
    (errors.name?.message as ReturnType<typeof nameProblem> | undefined) ??
    (dirtyFields.name ? null : nameProblem(filters.name));
  const problem = errors.jib?.message as ReturnType<typeof typedJibProblem> | undefined;
  const submit = handleSubmit(() => {
    if (!search({})) onRepeat();
  });

  return (
    <search aria-label={label}>
      <form
        className={`no-print ${children === undefined ? styles.bar : styles.panel}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={nameLabel}
          autoComplete="off"
          className={styles.name}
          error={atName ? t(`ui:${atName}`) : null}
          {...register('name', { validate: (text, { jib }) => nameProblem(text, jib) ?? true })}
          maxLength={LONGEST_SEARCHED_NAME}
        />
        <TextField
          label={t('search.jib')}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('search.jibPlaceholder')}
          className={styles.jib}
          error={problem ? t(`ui:${problem}`) : null}
          {...register('jib', { validate: (text) => typedJibProblem(text) ?? true })}
        />
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon={Search} wide="on-phones">
            {t('search.search')}
          </Button>
          <Button variant="quiet" icon={RotateCcw} onClick={clear}>
            {t('search.clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
