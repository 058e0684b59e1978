import type { RouteName } from '#shared/routing/routes.ts';

type PageEntry = {
  /** The module of the page: its path below `src/features`, without `.tsx`. */
  page: string;
};

const profile = { page: 'registers/entity-profile/EntityProfilePage' };
const search = { page: 'registers/entity-search/EntitySearchPage' };
const templates = { page: 'report-tools/templates/TemplatesPage' };

/** The page of every route, and of the addresses without a route. */
export const PAGES = {
  home: { page: 'portal/home/HomePage' },
  menuDetails: { page: 'portal/content/MenuDetailsPage' },
  content: { page: 'portal/content/ContentPage' },
  contentList: { page: 'portal/content/ContentListPage' },
  newsContent: { page: 'portal/news/NewsContentPage' },
  aboutUs: { page: 'portal/information/about-us/AboutUsPage' },
  internship: { page: 'portal/information/internship/InternshipPage' },
  survey: { page: 'portal/survey/SurveyPage' },
  oldSavings: { page: 'portal/information/old-savings/OldSavingsPage' },
  otherServices: { page: 'portal/information/other-services/OtherServicesPage' },
  news: { page: 'portal/news/NewsListPage' },
  infographics: { page: 'portal/news/InfographicsPage' },
  publications: { page: 'portal/publications/PublicationsPage' },
  creditRating: { page: 'portal/information/credit-rating/CreditRatingPage' },
  standardOverview: { page: 'portal/information/standard-overview/StandardOverviewPage' },
  priceList: { page: 'portal/information/price-list/PriceListPage' },
  naturalPersonsAccounts: { page: 'portal/information/natural-persons-accounts/NaturalPersonsAccountsPage' },
  interactiveMap: { page: 'portal/map/MapPage' },
  search: { page: 'portal/search/SearchPage' },
  contact: { page: 'portal/contact/ContactPage' },
  locations: { page: 'portal/locations/LocationsPage' },
  sizeCalculator: { page: 'portal/calculator/SizeCalculatorPage' },
  accessibility: { page: 'portal/information/accessibility/AccessibilityPage' },
  privacy: { page: 'portal/information/privacy/PrivacyPage' },
  bankruptcy: { page: 'registers/bankruptcy/BankruptcyPage' },
  templates,
  templatesOld: templates,
  control: { page: 'report-tools/control/new/ControlPage' },
  controlOld: { page: 'report-tools/control/old/OldControlPage' },
  nfis: { page: 'portal/information/nfis/NfisPage' },
  entitySearch: search,
  entityProfile: profile,
  publicEntitySearch: search,
  publicEntityProfile: profile,
  compare: { page: 'registers/compare/ComparePage' },
  watchList: { page: 'registers/watch-list/WatchListPage' },
  bankAccount: { page: 'registers/bank-account/BankAccountPage' },
  notFound: { page: 'portal/not-found/NotFoundPage' },
} as const satisfies Record<RouteName | 'notFound', PageEntry>;
