import type { Namespace } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Reads a list of texts of a namespace; an empty list when there is none under the key. */
export function useTextList(namespace: Namespace): (key: string) => readonly string[] {
  const { t } = useTranslation(namespace);
  return (key) => {
    const list: unknown = t(key as never, { returnObjects: true });
    return Array.isArray(list) ? (list as string[]) : [];
  };
}
