import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readableKey } from '#shared/format/readable-key.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { documentKeys, proceedingOf } from './document-key.ts';

type Keyed = { translationKey: string; name: string; proceedingTypeKey?: string };

/** Names documents and proceedings (readings R3.7): the portal's text for a key, else the sent name, else the key made readable. */
export function useDocumentNames() {
  const { t, i18n } = useTranslation('proceedings');
  const lang = useLang();
  const knownKey = useMemo(() => {
    const texts = i18n.getResource(lang, 'proceedings', 'documentTypes') as
      | Readonly<Record<string, string>>
      | undefined;
    return documentKeys(Object.keys(texts ?? {}));
  }, [i18n, lang]);
  const documentName = ({ translationKey, name, proceedingTypeKey }: Keyed) => {
    const key = knownKey(translationKey, proceedingTypeKey);
    return key === null
      ? name.trim() || readableKey(translationKey)
      : t(`documentTypes.${key as KeyUnder<'proceedings', 'documentTypes'>}`);
  };
  const proceedingName = (proceedingTypeKey: string) => {
    const proceeding = proceedingOf(proceedingTypeKey);
    return proceeding ? t(`proceedings.${proceeding}`) : readableKey(proceedingTypeKey);
  };
  return { documentName, proceedingName, knownKey };
}
