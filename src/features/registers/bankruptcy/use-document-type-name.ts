import { useTranslation } from 'react-i18next';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

/** Names the type of a document by its id (R3.7); – as long as the types are not known, which says nothing of the document. */
export function useDocumentTypeName(): (id: number) => string {
  const { t } = useTranslation('proceedings');
  const { documentName } = useDocumentNames();
  const { currentData: types } = useDocumentTypesQuery({ lang: useLang() });
  return (id) => {
    const type = types?.find((each) => each.id === id);
    return types ? (type && documentName(type)) || t('unnamedDocument') : MISSING;
  };
}
