import { useTranslation } from 'react-i18next';
import { CLOSABLE_ACTIONS } from '#domain/agency-file/closable-actions.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';
import { NAMES_IN, SCREEN_NAMES } from './screen-names.ts';

/** A screen or action by its name; `searched` is what it is found by as well: the address, which the operator knows from the browser. */
export type PlaceOption = { value: string; label: string; searched?: string };

type ScreenName = keyof typeof SCREEN_NAMES;

/** The screens of the portal by name, in alphabetical order. */
export function useScreenOptions(): PlaceOption[] {
  const { t } = useTranslation(NAMES_IN);
  const lang = useLang();
  const addressOf = (name: RouteName) => `/${lang}/${ROUTES[name][lang]}`.replace(/(?:\/:\w+)+$/, '');
  return (Object.keys(SCREEN_NAMES) as ScreenName[])
    .map((name) => ({ value: name, label: t(SCREEN_NAMES[name]), address: addressOf(name) }))
    .map(({ value, label, address }) => ({ value, label, searched: `${label} ${address}` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, lang === 'en' ? 'en' : 'hr'));
}

/** The actions that can be closed. */
function useActionOptions(): PlaceOption[] {
  const { t } = useTranslation('operator-desk');
  return CLOSABLE_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }));
}

/** Actions, then screens, each with its kind, because some have one name. */
export function useClosableOptions(): PlaceOption[] {
  const { t } = useTranslation('operator-desk');
  const named = (kind: string) => (option: PlaceOption) => ({ ...option, label: `${kind}: ${option.label}` });
  return [...useActionOptions().map(named(t('kindAction'))), ...useScreenOptions().map(named(t('kindScreen')))];
}
