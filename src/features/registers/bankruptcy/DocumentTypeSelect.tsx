import { RotateCw } from 'lucide-react';
import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { proceedingOf } from './document-key.ts';
import styles from './DocumentTypeSelect.module.css';
import { useDocumentNames } from './use-document-names.ts';

const GROUPS = ['preBankruptcy', 'bankruptcy', null] as const;

/**
 * The kinds of documents (R3.7) in their proceedings, for the filter and the add form. Native properties go to the select.
 * While the list is missing the value stays; when it failed it can be requested again (faults A49).
 */
export function DocumentTypeSelect({ error, value, ...select }: ComponentProps<typeof SelectField>) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const lang = useLang();
  const { documentName, knownKey } = useDocumentNames();
  const list = useDocumentTypesQuery({ lang });
  const types = list.currentData;
  const failed = list.isError && !list.isFetching && !types;
  const isOf = (proceeding: (typeof GROUPS)[number]) =>
    (types ?? []).filter(
      ({ translationKey }) => proceedingOf(knownKey(translationKey) ?? translationKey) === proceeding,
    );
  const isUnknown = Boolean(value) && !types?.some(({ id }) => String(id) === String(value));
  return (
    <div className={styles.select}>
      <SelectField {...select} value={value} error={error ?? (failed ? t('listFailed') : null)}>
        {isUnknown ? (
          <option value={String(value)}>
            {list.isFetching ? t('ui:loading') : t('unknownChoice', { id: String(value) })}
          </option>
        ) : null}
        {GROUPS.map((proceeding) => {
          const items = isOf(proceeding).map((type) => (
            <option key={type.id} value={type.id}>
              {documentName(type)}
            </option>
          ));
          return proceeding && items.length > 0 ? (
            <optgroup key={proceeding} label={t(`proceedings.${proceeding}`)}>
              {items}
            </optgroup>
          ) : (
            items
          );
        })}
      </SelectField>
      {failed ? (
        <Button size="small" variant="quiet" icon={RotateCw} onClick={() => void list.refetch()}>
          {t('ui:tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
