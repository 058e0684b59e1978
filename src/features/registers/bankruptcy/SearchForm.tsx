import { RotateCcw, Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriteriaOf } from '#domain/legal-entity/search/use-criteria.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { COUNTIES, municipalitiesOf, type Location } from '#domain/reference/locations.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';
import type { RegistryFilters } from './registry.params.ts';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  criteria: CriteriaOf<RegistryFilters>;
  /** A choice applies at once (look, Search and filters); without a change it is 'Search'. */
  onSearch: (change: Partial<RegistryFilters>) => void;
  onClear: () => void;
};

/**
 * The search of the registry (R2.7): name, jib, county, municipality and document type; Enter searches too. The places are
 * the static list. A wrong jib is explained and not searched for. A search may follow another one that has no answer yet.
 */
export function SearchForm({ criteria, onSearch, onClear }: SearchFormProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { filters, typed, type, problem } = criteria;
  // What is wrong is said when it is asked for, and taken back while it is put right.
  const [requested, setRequested] = useState(false);
  const municipalities = municipalitiesOf(filters.countyId);
  const named = (places: readonly Location[]) => places.map(({ id, name }) => ({ value: id, label: name[lang] }));
  const idOf = (value: string) => (value === '' ? null : Number(value));

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setRequested(true);
    if (problem) event.currentTarget.querySelector<HTMLInputElement>('[name=jib]')?.focus();
    else onSearch({});
  }

  return (
    <search aria-label={t('searchLabel')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          className={styles.name}
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
        <SelectField
          label={t('county')}
          className={styles.third}
          placeholder={t('allCounties')}
          value={filters.countyId ?? ''}
          options={named(COUNTIES)}
          onChange={(event) => onSearch({ countyId: idOf(event.target.value) })}
        />
        <SelectField
          label={t('municipality')}
          className={styles.third}
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
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon={Search} wide="on-phones">
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
