import { useTranslation } from 'react-i18next';

/** Reads a list of texts of a namespace; an empty list when there is none under the key. */
export function useTextList(namespace: string): (key: string) => readonly string[] {
  const { t } = useTranslation(namespace);
  return (key) => {
    const list: unknown = t(key, { returnObjects: true });
    return Array.isArray(list) ? (list as string[]) : [];
  };
}
