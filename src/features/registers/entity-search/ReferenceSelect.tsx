import { useTranslation } from 'react-i18next';
import { RotateCw } from 'lucide-react';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { Button } from '#shared/ui/Button.tsx';
import styles from './Filters.module.css';

type Entry = { id: number; name: string };

type ReferenceSelectProps = {
  label: string;
  hint?: string;
  /** The choice that asks for nothing: 'All cantons'. */
  all: string;
  value: number | null;
  onChange: (id: number | null) => void;
  list: {
    currentData?: readonly Entry[] | undefined;
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  /** The list cannot be had yet; say why in `hint`. */
  disabled?: boolean;
};

/** A filter out of a reference list. While the list is missing the value stays; when it failed it can be requested again (A49). */
export function ReferenceSelect({ label, hint, all, value, onChange, list, disabled }: ReferenceSelectProps) {
  const { t } = useTranslation('entity-search');
  const entries = list.currentData ?? [];
  const failed = list.isError && !list.isFetching && !list.currentData;
  const isUnknown = value !== null && !entries.some(({ id }) => id === value);
  return (
    <div className={styles.select}>
      <SelectField
        label={label}
        hint={hint}
        error={failed ? t('listFailed') : null}
        placeholder={all}
        value={value ?? ''}
        disabled={disabled ?? false}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        options={[
          ...(isUnknown
            ? [{ value, label: list.isFetching ? t('listLoading') : t('unknownChoice', { id: value }) }]
            : []),
          ...entries.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {failed ? <ListRetry onRetry={() => void list.refetch()} /> : null}
    </div>
  );
}

/** 'Try again' under a filter whose list could not be had; the rest of the search works without it (faults A49, G08). */
export function ListRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button size="small" variant="quiet" icon={RotateCw} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}
