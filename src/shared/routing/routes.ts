import type { Lang } from '#shared/i18n/languages.ts';

/**
 * Who may open a route: `registers` follows the setting `registersAccess` (readings, P2.2). `staff`: the page itself shows its
 * content to the registry department only (R6) and stays when a session ends, so that nothing in it is lost.
 */
type Access = 'anyone' | 'sign-in' | 'registers' | 'staff';

type Route = Record<Lang, string> & {
  access: Access;
  /** Further slugs that open the same screen under any language (P2.2). */
  also?: readonly string[];
};

const same = <Slug extends string>(slug: Slug) => ({ bs: slug, hr: slug, en: slug });
const local = <Slug extends string, English extends string>(slug: Slug, english: English) => ({
  bs: slug,
  hr: slug,
  en: english,
});

/** Route name → slug per language → access (P2.2, R2.1). Parameters as `:name`; all under `/{lang}`. */
export const ROUTES = {
  home: { ...same(''), access: 'anyone' },
  menuDetails: { ...same('details/:id/:slug'), access: 'anyone', also: ['details/:id'] },
  content: { ...same('content/:id/:slug'), access: 'anyone', also: ['content/:id'] },
  contentList: { ...local('sadrzaj-lista/:id', 'content-list/:id'), access: 'anyone' },
  newsContent: {
    ...local('novost-sadrzaj/:id', 'news-content/:id'),
    access: 'anyone',
    also: ['news-content/:id/:slug', 'novost-sadrzaj/:id/:slug'],
  },
  aboutUs: { ...local('o-nama-new', 'about-us-new'), access: 'anyone', also: ['o-nama', 'about-us'] },
  internship: { ...local('praksa', 'internship'), access: 'anyone' },
  survey: { ...local('anketa', 'survey'), access: 'anyone' },
  oldSavings: { ...local('stara-devizna-stednja', 'old-foreign-currency-savings'), access: 'anyone' },
  otherServices: { ...local('ostale-usluge', 'other-services'), access: 'anyone' },
  news: { ...local('sve-novosti', 'all-news'), access: 'anyone' },
  infographics: { ...local('sve-infografike', 'all-infographics'), access: 'anyone' },
  publications: { ...local('publikacije', 'publications'), access: 'anyone' },
  creditRating: { ...local('bonitetna-ocjena', 'credit-rating'), access: 'anyone' },
  standardOverview: { ...local('standardni-pregled', 'standard-overview'), access: 'anyone' },
  priceList: { bs: 'cjenovnik', hr: 'cjenik', en: 'price-list', access: 'anyone' },
  naturalPersonsAccounts: {
    ...local('registar-racuna-fizickih-lica', 'register-of-accounts-of-natural-persons'),
    access: 'anyone',
  },
  interactiveMap: { ...local('interaktivna-mapa', 'interactive-map'), access: 'anyone' },
  search: { ...same('search'), access: 'anyone' },
  contact: { ...local('kontaktirajte-nas', 'contact-us'), access: 'anyone' },
  locations: { ...local('lokacije-i-poslovne-jedinice', 'locations-and-business-units'), access: 'anyone' },
  sizeCalculator: { ...local('kalkulator-velicine', 'enterprise-size-calculator'), access: 'anyone' },
  accessibility: { ...local('izjava-o-pristupacnosti', 'accessibility-statement'), access: 'anyone' },
  privacy: { ...local('privatnost', 'privacy'), access: 'anyone' },
  bankruptcy: {
    ...local('predstecajni-i-stecajni-postupci', 'pre-bankruptcy-and-bankruptcy-proceedings'),
    access: 'anyone',
  },
  inbox: { ...local('pristigli-dokumenti', 'incoming-documents'), access: 'staff' },
  templates: { ...local('predlosci-finansijskih-izvjestaja', 'financial-reports-templates'), access: 'anyone' },
  templatesOld: { ...same('financial-reports-templates-old'), access: 'anyone' },
  control: {
    bs: 'kontrola-finansijskih-izvjestaja',
    hr: 'kontrola-financijskih-izvjestaja',
    en: 'financial-reports-control',
    access: 'anyone',
  },
  controlOld: {
    bs: 'kontrola-finansijskih-izvjestaja-old',
    hr: 'kontrola-financijskih-izvjestaja-old',
    en: 'financial-reports-control-old',
    access: 'anyone',
  },
  season: { ...local('sezona', 'season'), access: 'anyone' },
  lastYear: {
    bs: 'poredjenje-s-proslogodisnjim-izvjestajem',
    hr: 'usporedba-s-proslogodisnjim-izvjescem',
    en: 'comparison-with-last-years-report',
    access: 'anyone',
  },
  nfis: { ...same('nfis'), access: 'sign-in' },
  operatorDesk: { bs: 'radni-sto-operatera', hr: 'radni-stol-operatera', en: 'operators-desk', access: 'anyone' },
  entitySearch: { ...local('profil-pravnih-lica', 'business-entities-profile'), access: 'registers' },
  entityProfile: { ...local('profil-pravnih-lica/:id', 'business-entities-profile/:id'), access: 'registers' },
  publicEntitySearch: { ...same('profil-javnih-preduzeca'), access: 'registers' },
  publicEntityProfile: { ...same('profil-javnih-preduzeca/:id'), access: 'registers' },
  compare: { ...local('poredjenje-pravnih-lica', 'compare-legal-entities'), access: 'registers' },
  listCheck: { ...local('provjera-liste', 'list-check'), access: 'registers' },
  watchList: { ...local('popis-pracenja', 'watch-list'), access: 'registers' },
  bankAccount: { ...local('jedinstveni-registar-racuna', 'unique-accounts-register'), access: 'registers' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** Route names that are themselves translated texts in the agency's content (P2.1): names, never free text. */
export const ROUTE_ALIASES = {
  publicationsRouterName: 'publications',
  newsRouteName: 'news',
  aboutUsRouteName: 'aboutUs',
  locationsRouteName: 'locations',
  contactRouteName: 'contact',
  infographicsRouteName: 'infographics',
  otherServicesRouteName: 'otherServices',
  interactiveMapRoute: 'interactiveMap',
  priceListRouteName: 'priceList',
  internshipRouteName: 'internship',
  oldCurrencySavingsRouteName: 'oldSavings',
  rrflUrlName: 'naturalPersonsAccounts',
  legalEntityProfile: 'entityProfile',
  legalEntityProfilePublic: 'publicEntityProfile',
  contentNew: 'content',
  menuDetailsNew: 'menuDetails',
} as const satisfies Record<string, RouteName>;

/** Every slug pattern of a route, without duplicates: those of the three languages first. */
export function slugsOf(name: RouteName): readonly string[] {
  const route: Route = ROUTES[name];
  return [...new Set([route.bs, route.hr, route.en, ...(route.also ?? [])])];
}
