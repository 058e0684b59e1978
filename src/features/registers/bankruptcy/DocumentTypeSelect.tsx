import type { ComponentProps, KeyboardEvent, UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { proceedingOf } from '#domain/legal-entity/proceedings/document-key.ts';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { ReferenceSelect } from '#domain/reference/ReferenceSelect.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';

const ORDER = ['preBankruptcy', 'bankruptcy', null] as const;

type DocumentTypeSelectProps = Omit<ComponentProps<typeof ReferenceSelect>, 'label' | 'list' | 'failedText'> & {
  /** The choice can be read but not changed; the focus stays where it is. */
  readOnly?: boolean;
};

/** A `select` has no `readOnly`: nothing opens or moves it, and what a phone selects all the same is not taken. */
const READ_ONLY = {
  'aria-disabled': true,
  onMouseDown: (event: UIEvent) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
  onChange: () => {},
};

/** The kinds of documents (R3.7), grouped by proceeding, for the filter and the add form. */
export function DocumentTypeSelect({ readOnly = false, ...props }: DocumentTypeSelectProps) {
  const { t } = useTranslation(['bankruptcy', 'proceedings']);
  const { documentName, knownKey } = useDocumentNames();
  const { currentData, ...list } = useDocumentTypesQuery({ lang: useLang() });
  const types = currentData?.map((type) => {
    const proceeding = proceedingOf(knownKey(type.translationKey) ?? type.translationKey);
    const group = proceeding && { group: t(`proceedings:proceedings.${proceeding}`) };
    return { id: type.id, name: documentName(type), proceeding, ...group };
  });
  const inOrder = types?.toSorted((one, other) => ORDER.indexOf(one.proceeding) - ORDER.indexOf(other.proceeding));
  return (
    <ReferenceSelect
      {...props}
      {...(readOnly && READ_ONLY)}
      label={t('documentType')}
      list={{ ...list, currentData: inOrder }}
      failedText={t('listFailed')}
    />
  );
}
