import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CANTONS } from '#domain/reference/cantons.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './LocationsPage.module.css';
import type { OfficeFilters } from './office-filters.ts';

type OfficeFilterFieldsProps = { filters: OfficeFilters; onFilters: (next: OfficeFilters) => void; lang: Lang };

/** Finds offices by canton and by town or postal code; both apply at once. */
export function OfficeFilterFields({ filters, onFilters, lang }: OfficeFilterFieldsProps) {
  const { t } = useTranslation('locations');
  const active = filters.canton !== null || filters.name !== '';
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <SelectField
        label={t('canton')}
        placeholder={t('allCantons')}
        options={CANTONS.map(({ id, name }) => ({ value: id, label: name[lang] }))}
        value={filters.canton ?? ''}
        onChange={({ target }) => onFilters({ ...filters, canton: Number(target.value) || null })}
      />
      <TextField
        label={t('name')}
        icon={Search}
        type="search"
        autoComplete="address-level2"
        maxLength={60}
        value={filters.name}
        onChange={({ target }) => onFilters({ ...filters, name: target.value })}
      />
      {active ? (
        <Button variant="quiet" onClick={() => onFilters({ canton: null, name: '' })}>
          {t('clear')}
        </Button>
      ) : null}
    </search>
  );
}
