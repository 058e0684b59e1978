import type { FlatNamespace, ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOSABLE_ACTIONS } from '#domain/agency-file/closable-actions.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';

/** The name of each screen that a notice or a closure can name; those without a heading of their own have one of the desk. */
const SCREEN_NAMES = {
  home: 'layout:homePage',
  menuDetails: 'operator-desk:screens.menuDetails',
  content: 'operator-desk:screens.content',
  contentList: 'operator-desk:screens.contentList',
  newsContent: 'operator-desk:screens.newsContent',
  aboutUs: 'about-us:title',
  internship: 'internship:title',
  survey: 'survey:title',
  oldSavings: 'information:savings.title',
  otherServices: 'other-services:title',
  news: 'news:list.title',
  infographics: 'news:infographics.title',
  publications: 'publications:title',
  creditRating: 'credit-rating:title',
  standardOverview: 'standard-overview:title',
  priceList: 'price-list:title',
  naturalPersonsAccounts: 'natural-persons-accounts:title',
  interactiveMap: 'map:title',
  search: 'search:title',
  contact: 'contact:title',
  locations: 'locations:title',
  sizeCalculator: 'calculator:title',
  accessibility: 'accessibility:title',
  privacy: 'privacy:title',
  bankruptcy: 'bankruptcy:title',
  inbox: 'inbox:title',
  templates: 'templates:title.templates',
  templatesOld: 'templates:title.templatesOld',
  control: 'control:title.new',
  controlOld: 'control:title.old',
  season: 'season:title',
  lastYear: 'last-year:title',
  nfis: 'information:nfis.title',
  entitySearch: 'layout:screens.entitySearch',
  entityProfile: 'entity-profile:legalEntityProfile',
  publicEntitySearch: 'operator-desk:screens.publicEntitySearch',
  publicEntityProfile: 'operator-desk:screens.publicEntityProfile',
  compare: 'compare:title',
  listCheck: 'list-check:title',
  watchList: 'watch-list:title',
  bankAccount: 'bank-account:title',
} as const satisfies Record<Exclude<RouteName, 'operatorDesk'>, ParseKeys<FlatNamespace[]>>;

const NAMES_IN = [...new Set(Object.values(SCREEN_NAMES).map((name) => name.split(':')[0] as FlatNamespace))];

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
