import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { ReferenceSelect } from '#domain/reference/ReferenceSelect.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { proceedingOf } from '#domain/legal-entity/proceedings/document-key.ts';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';

const GROUPS = ['preBankruptcy', 'bankruptcy', null] as const;

/** The kinds of documents (R3.7), grouped by proceeding, for the filter and the add form. */
export function DocumentTypeSelect(
  props: Omit<ComponentProps<typeof ReferenceSelect>, 'label' | 'list' | 'failedText'>,
) {
  const { t } = useTranslation(['bankruptcy', 'proceedings']);
  const { documentName, knownKey } = useDocumentNames();
  const { currentData, ...list } = useDocumentTypesQuery({ lang: useLang() });
  const types = currentData?.map((type) => ({
    id: type.id,
    name: documentName(type),
    proceeding: proceedingOf(knownKey(type.translationKey) ?? type.translationKey),
  }));
  const entries = GROUPS.flatMap((proceeding) =>
    (types ?? [])
      .filter((type) => type.proceeding === proceeding)
      .map((type) => ({ ...type, ...(proceeding && { group: t(`proceedings:proceedings.${proceeding}`) }) })),
  );
  return (
    <ReferenceSelect
      {...props}
      label={t('documentType')}
      list={{ ...list, currentData: types && entries }}
      failedText={t('listFailed')}
    />
  );
}
