import { useTranslation } from 'react-i18next';

/** Groups of texts that name the steps of a path, in the order in which they are tried. */
const GROUPS = ['fields', 'languages', 'places', 'profile', 'measures'] as const;

/** The place of a value in words: 'Notices › 2 › Text › Bosnian'. Names that have no text are shown as they are. */
export function usePlaceText(): (path: readonly string[]) => string {
  const { t, i18n } = useTranslation('operator-desk');
  const textOf = (group: string, name: string) => {
    const key = `operator-desk:${group}.${name}`;
    return i18n.exists(key) ? String(t(key as never)) : null;
  };
  return (path) =>
    path
      .map((name, at) => {
        if (/^\d+$/.test(name)) return path[0] === 'offices' && at === 1 ? name : String(Number(name) + 1);
        if (at === 0) return textOf('parts', name) ?? name;
        return GROUPS.map((group) => textOf(group, name)).find((text) => text !== null) ?? name;
      })
      .join(' › ');
}
