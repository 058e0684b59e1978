import { useTranslation } from 'react-i18next';
import { CLOSABLE_ACTIONS } from '#domain/agency-file/closable-actions.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';

/** The screens of the portal by their addresses in the reader's language, which the operator knows from the browser; `…` is what differs. */
export function useScreenOptions(): { value: RouteName; label: string }[] {
  const lang = useLang();
  return (Object.keys(ROUTES) as RouteName[])
    .filter((name) => name !== 'operatorDesk')
    .map((name) => ({
      value: name,
      label: `/${lang}/${ROUTES[name][lang]}`.replace(/(?:\/:\w+)+$/, '/…').replace(/\/$/, ''),
    }));
}

/** The actions that can be closed. */
export function useActionOptions(): { value: string; label: string }[] {
  const { t } = useTranslation('operator-desk');
  return CLOSABLE_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }));
}
