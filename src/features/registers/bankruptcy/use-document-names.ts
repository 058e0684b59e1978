import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readableKey } from '#shared/format/readable-key.ts';
import type { KeyUnder } from '#shared/i18n/text-key.ts';
import { proceedingOf } from './proceeding.ts';

type Keyed = { translationKey: string; name: string };

/**
 * Names kinds of documents and proceedings in the reader's language (readings R3.7): the portal's text for the key, else the
 * name the agency sent beside it, else the key made readable; '' when nothing was sent.
 */
export function useDocumentNames() {
  const { t, i18n } = useTranslation('bankruptcy');
  const documentName = useCallback(
    ({ translationKey, name }: Keyed) => {
      const isKnown =
        /^\w+$/.test(translationKey) && i18n.exists(`documentTypes.${translationKey}`, { ns: 'bankruptcy' });
      return isKnown
        ? t(`documentTypes.${translationKey as KeyUnder<'bankruptcy', 'documentTypes'>}`)
        : name.trim() || readableKey(translationKey);
    },
    [t, i18n],
  );
  const proceedingName = useCallback(
    (proceedingTypeKey: string) => {
      const proceeding = proceedingOf(proceedingTypeKey);
      return proceeding ? t(`proceedings.${proceeding}`) : readableKey(proceedingTypeKey);
    },
    [t],
  );
  return { documentName, proceedingName };
}
