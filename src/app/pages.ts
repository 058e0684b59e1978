import type { FlatNamespace } from 'i18next';
import { earlyContent } from '#domain/content/content-freshness.ts';
import { earlySearch } from '#domain/content/content-search.ts';
import { earlyMap } from '#domain/map/map-scope.ts';
import { earlyAccount } from '#features/registers/bank-account/bank-account.params.ts';
import { earlyProfile } from '#features/registers/entity-profile/early-profile.ts';
import {
  earlyEntitySearch,
  earlyPublicSearch,
  entitySearchUrl,
} from '#features/registers/entity-search/entity-search.params.ts';
import type { EarlyAddress, EarlyRequest } from '#shared/api/early-calls.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import type { UrlSchema } from '#shared/routing/url-schema.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** A route, or 'notFound' for every address without one. */
export type PageName = RouteName | 'notFound';

export type PageEntry = {
  /** The module of the page: its path below `src/features`, without `.tsx`. */
  page: string;
  /** The text namespaces the page needs at once, because texts that load late would blank it. */
  texts?: readonly FlatNamespace[];
  /**
   * The page's own calls, described as for its endpoints. They start before the app runs (architecture, Loading); for a page
   * that is prefetched, the store has the answers before it opens.
   */
  early?: (address: EarlyAddress, storage: PortalStorage) => readonly EarlyRequest[];
  /** What its address names, if an address that names nothing of it opens with what was saved (R2.3). */
  saved?: UrlSchema<object>;
};

const profile: PageEntry = {
  page: 'registers/entity-profile/EntityProfilePage',
  texts: ['entity-profile', 'proceedings', 'legal-entity', 'indicators', 'compare', 'export', 'watch-list'],
  early: earlyProfile,
};
const search: PageEntry = {
  page: 'registers/entity-search/EntitySearchPage',
  saved: entitySearchUrl,
  // Includes the texts of opened cards, export and tray.
  texts: ['entity-search', 'legal-entity', 'indicators', 'compare', 'watch-list', 'export'],
};
const templates: PageEntry = {
  page: 'report-tools/templates/TemplatesPage',
  texts: ['templates', 'filing', 'report-types', 'agency-file'],
};
const controlTexts: readonly FlatNamespace[] = [
  'control',
  'filing',
  'quick-look',
  'results',
  'receipts',
  'captcha',
  'report-types',
  'agency-file',
];

/**
 * The page of every route, and of the addresses without a route (`notFound`: P2.2, faults D02). The entry script reads this
 * table, so it names the pages and imports none; `loadPage` loads them.
 */
export const PAGES: Record<PageName, PageEntry> = {
  home: { page: 'portal/home/HomePage', texts: ['home'], early: earlyContent },
  menuDetails: { page: 'portal/content/MenuDetailsPage', texts: ['content'], early: earlyContent },
  content: { page: 'portal/content/ContentPage', texts: ['content'], early: earlyContent },
  contentList: { page: 'portal/content/ContentListPage', texts: ['content'], early: earlyContent },
  newsContent: { page: 'portal/news/NewsContentPage', texts: ['news', 'content'], early: earlyContent },
  aboutUs: { page: 'portal/information/about-us/AboutUsPage', texts: ['information', 'about-us', 'agency'] },
  internship: { page: 'portal/information/internship/InternshipPage', texts: ['information', 'internship'] },
  survey: { page: 'portal/survey/SurveyPage', texts: ['survey'] },
  oldSavings: { page: 'portal/information/old-savings/OldSavingsPage', texts: ['information'] },
  otherServices: {
    page: 'portal/information/other-services/OtherServicesPage',
    texts: ['information', 'other-services', 'agency'],
  },
  news: { page: 'portal/news/NewsListPage', texts: ['news', 'content'], early: earlyContent },
  infographics: { page: 'portal/news/InfographicsPage', texts: ['news', 'content'], early: earlyContent },
  publications: { page: 'portal/publications/PublicationsPage', texts: ['publications'], early: earlyContent },
  creditRating: { page: 'portal/information/credit-rating/CreditRatingPage', texts: ['information', 'credit-rating'] },
  standardOverview: {
    page: 'portal/information/standard-overview/StandardOverviewPage',
    texts: ['information', 'standard-overview'],
  },
  priceList: { page: 'portal/information/price-list/PriceListPage', texts: ['information', 'price-list'] },
  naturalPersonsAccounts: {
    page: 'portal/information/natural-persons-accounts/NaturalPersonsAccountsPage',
    texts: ['information', 'natural-persons-accounts'],
  },
  interactiveMap: { page: 'portal/map/MapPage', texts: ['map', 'export'], early: earlyMap },
  search: { page: 'portal/search/SearchPage', texts: ['search', 'content'], early: earlySearch },
  contact: { page: 'portal/contact/ContactPage', texts: ['contact', 'captcha'] },
  locations: { page: 'portal/locations/LocationsPage', texts: ['locations'] },
  sizeCalculator: { page: 'portal/calculator/SizeCalculatorPage', texts: ['calculator'] },
  accessibility: {
    page: 'portal/information/accessibility/AccessibilityPage',
    texts: ['information', 'accessibility'],
  },
  privacy: { page: 'portal/information/privacy/PrivacyPage', texts: ['information', 'privacy'] },
  bankruptcy: {
    page: 'registers/bankruptcy/BankruptcyPage',
    texts: ['bankruptcy', 'proceedings', 'legal-entity', 'watch-list', 'export'],
  },
  inbox: {
    page: 'registers/bankruptcy/inbox/InboxPage',
    texts: ['inbox', 'bankruptcy', 'proceedings', 'legal-entity'],
  },
  templates,
  templatesOld: templates,
  control: { page: 'report-tools/control/new/ControlPage', texts: [...controlTexts, 'new'] },
  controlOld: { page: 'report-tools/control/old/OldControlPage', texts: [...controlTexts, 'old'] },
  season: { page: 'report-tools/season/SeasonPage', texts: ['season', 'filing', 'report-types', 'export'] },
  lastYear: {
    page: 'report-tools/control/last-year/LastYearPage',
    texts: ['last-year', 'control', 'quick-look', 'indicators', 'export'],
  },
  nfis: { page: 'portal/information/nfis/NfisPage', texts: ['information'] },
  operatorDesk: { page: 'portal/operator-desk/OperatorDeskPage', texts: ['operator-desk', 'agency-file'] },
  entitySearch: { ...search, early: earlyEntitySearch },
  entityProfile: profile,
  publicEntitySearch: { ...search, early: earlyPublicSearch },
  publicEntityProfile: profile,
  compare: { page: 'registers/compare/ComparePage', texts: ['compare', 'indicators', 'legal-entity', 'export'] },
  listCheck: {
    page: 'registers/list-check/ListCheckPage',
    texts: ['list-check', 'workbook', 'watch-list', 'compare', 'indicators', 'export'],
  },
  watchList: { page: 'registers/watch-list/WatchListPage', texts: ['watch-list', 'export'] },
  bankAccount: {
    page: 'registers/bank-account/BankAccountPage',
    texts: ['bank-account', 'legal-entity', 'export'],
    early: earlyAccount,
  },
  notFound: { page: 'portal/not-found/NotFoundPage' },
};
