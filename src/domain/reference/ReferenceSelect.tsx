import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import styles from './ReferenceSelect.module.css';

/** An entry of a list; entries of a group are listed together under its name. */
type ReferenceEntry = { id: number; name: string; group?: string };

type ReferenceSelectProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'children' | 'value'> & {
  value: number | string | null;
  list: {
    currentData?: readonly ReferenceEntry[] | undefined;
    isFetching?: boolean;
    isError?: boolean;
    error?: unknown;
    refetch?: () => unknown;
  };
  /** Text shown when the list could not be loaded; by default that the other filters still work. */
  failedText?: string;
  /** Called with the selected id, null for the placeholder. */
  onId?: (id: number | null) => void;
};

/**
 * A select field for a reference list. The value stays while the list is missing; a failed list can be requested again (A49), and
 * stays failed, with its button, until there is one.
 */
export function ReferenceSelect({ value, list, failedText, error, onId, ...select }: ReferenceSelectProps) {
  const { t } = useTranslation(['legal-entity', 'ui']);
  const { currentData, isFetching = false, isError = false, refetch } = list;
  const field = useRef<HTMLDivElement>(null);
  const failed = list.error !== undefined && !currentData;
  const isUnknown = Boolean(value) && !currentData?.some(({ id }) => String(id) === String(value));
  return (
    <div ref={field} className={styles.select}>
      <SelectField
        {...select}
        {...(onId && { onChange: ({ target }) => onId(Number(target.value) || null) })}
        value={value ?? ''}
        error={error ?? (failed ? (failedText ?? t('search.listFailed')) : null)}
      >
        {isUnknown ? (
          <option value={String(value)}>
            {!currentData && !isError ? t('ui:loading') : t('search.unknownChoice', { id: String(value) })}
          </option>
        ) : null}
        {[...Map.groupBy(currentData ?? [], (entry) => entry.group)].map(([group, entries]) => {
          const options = entries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || t('search.unknownChoice', { id })}
            </option>
          ));
          return group ? (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </SelectField>
      {failed ? <ListRetry field={field} isPending={isFetching} onRetry={() => void refetch?.()} /> : null}
    </div>
  );
}

type ListRetryProps = {
  /** Contains the field's control first: it gets the focus when the list has come. */
  field: RefObject<HTMLElement | null>;
  isPending: boolean;
  onRetry: () => void;
};

/** 'Try again' under a field whose list could not be loaded; the rest of the form works without it (faults A49, G08). */
export function ListRetry({ field, isPending, onRetry }: ListRetryProps) {
  const { t } = useTranslation('ui');
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button, () => field.current?.querySelector('select, button'));
  return (
    <Button ref={button} size="small" variant="quiet" icon={RotateCw} isPending={isPending} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}
