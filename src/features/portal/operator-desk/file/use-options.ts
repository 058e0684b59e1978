import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOSABLE_ACTIONS } from '#domain/agency-file/closable-actions.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';
import { NAMES_IN, SCREEN_NAMES } from './screen-names.ts';

/** A screen or action by its name; `searched` is what it is found by as well: the address, which the operator knows from the browser. */
export type PlaceOption = { value: string; label: string; searched?: string };

type ScreenName = keyof typeof SCREEN_NAMES;

/** The screens of the portal by name, in alphabetical order; the same list until the language changes, because each field folds it. */
export function useScreenOptions(): readonly PlaceOption[] {
  const { t } = useTranslation(NAMES_IN);
  const lang = useLang();
  return useMemo(
    () =>
      (Object.keys(SCREEN_NAMES) as ScreenName[])
        .map((value) => ({ value, label: t(SCREEN_NAMES[value]) }))
        .map(({ value, label }) => ({ value, label, searched: `${label} ${addressOf(value, lang)}` }))
        .toSorted((one, other) => one.label.localeCompare(other.label, lang === 'en' ? 'en' : 'hr')),
    [t, lang],
  );
}

const addressOf = (name: RouteName, lang: Lang) => `/${lang}/${ROUTES[name][lang]}`.replace(/(?:\/:\w+)+$/, '');

/** Actions, then screens, each with its kind, because some have one name. */
export function useClosableOptions(): readonly PlaceOption[] {
  const { t } = useTranslation('operator-desk');
  const screens = useScreenOptions();
  return useMemo(() => {
    const actions = CLOSABLE_ACTIONS.map((value): PlaceOption => ({ value, label: t(`actions.${value}`) }));
    const named = (kind: string) => (option: PlaceOption) => ({ ...option, label: `${kind}: ${option.label}` });
    return [...actions.map(named(t('kindAction'))), ...screens.map(named(t('kindScreen')))];
  }, [t, screens]);
}
