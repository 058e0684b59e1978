/** Every constant of the specification by its own name (P9, R9). Times are milliseconds unless the name says otherwise. */

export const STATE_VERSION = '1.1.0';
/** Application ids of the identity application and of the portal (P9). */
export const IDENTITY_APPLICATION_ID = 1024;
export const PORTAL_APPLICATION_ID = 1004;
/** Code of the agency's default language (P4); the portal's own code for it is 'bs'. */
export const DEFAULT_LANGUAGE_CODE = 'ba';
/** The language when the agency's list has no default one (P4, P9). */
export const FALLBACK_LANGUAGE = { id: 1, code: 'bs' } as const;

/** Intervals, delays and lifetimes, in milliseconds (P2.3, P4, P9, R9). */
export const TIMING = {
  heroPhrase: 4000,
  slide: 5000,
  tagRefetchDelay: 400,
  searchLoadingLimit: 2000,
  contentListScrollDelay: 1000,
  contactBanner: 10_000,
  feedbackMessage: 5000,
  resultsMailBanner: 30_000,
  oldSubmitBox: 2500,
  /** How long before the end of the access token it is renewed (P4). */
  renewBeforeExpiry: 60_000,
  /** Never renew more often than this (readings, P4). */
  minRenewalInterval: 30_000,
  loaderDelay: 150,
  /** How long a draft of a form can be restored. */
  draftLife: 86_400_000,
  /** How long a confirmation by the captcha is valid. */
  captchaLife: 120_000,
  /** How often a watched entity or a named search is checked at most. */
  checkEvery: 3_600_000,
  /** How long a change may be pending before the page says that it is not stored yet. */
  storingLate: 1000,
  /** How long a step that can do without the database waits for its answer. */
  database: 5000,
} as const;

/** Time-outs of the four APIs (P9). */
export const TIMEOUTS = { main: 60_000, identity: 60_000, entities: 5000, accounts: 5000 } as const;

/** The size in bytes from which servers may refuse a body: the usual limit of a server that sets none. */
export const LARGE_BODY = 1024 * 1024;

/** Numbers of items on pages, in lists and blocks, and the pathLevel below which an item belongs to the menu (P9, R9). */
export const LISTS = {
  searchPage: 10,
  newsGrid: 4,
  infographicsPage: 4,
  contentListPage: 5,
  highlightedNews: 5,
  sideLatest: 5,
  highlightedProducts: 4,
  homeInfographics: 3,
  singleInfographic: 1,
  featured: 12,
  publicationGroups: 3,
  mediaPreview: 4,
  registerPage: 10,
  menuPathLevelBelow: 3,
} as const;

/** Page links of the pager: the current page and those around it (`range`), and at each end (`margin`; P9, R9). */
export const PAGER = { range: 3, margin: 1 } as const;

/** Longest texts, in characters (P9). */
export const CUT = {
  newsCardTitle: 40,
  newsCardText: 50,
  infographicTitle: 100,
  listTitle: 100,
  listText: 150,
  aboutUsText: 50,
} as const;

/** Longest text that is searched for in the content: an address may hold thousands of characters (faults D07). */
export const LONGEST_TOPIC = 500;

/** Distance between the cards of a carousel; one step is the width of a card plus this distance (P9). */
export const CAROUSEL_GAP_PX = 45;

/** Ids of the content types (P3, P9). */
export const CONTENT_TYPE = {
  mainMenu: 1,
  secondaryMenu: 2,
  news: 3,
  document: 4,
  image: 5,
  video: 6,
  link: 7,
  rootHeaderMenu: 8,
  rootFooterMenu: 9,
  subMenu: 10,
  highlightedServices: 11,
} as const;

/** Content types of the specification are numbered from 1 to this (P3). */
export const KNOWN_CONTENT_TYPES = 11;
export type KnownContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE];

/** Ids of the tags the portal uses itself (P9). */
export const TAG = { product: 1, publication: 2, infographic: 1069 } as const;

/** Ids of content items the portal links to (P9). */
export const CONTENT_ID = {
  publicAnnouncements: 7286,
  publicProcurements: 7284,
  oldSavingsLaw: 7249,
  oldSavingsNews: 7296,
} as const;

/** Ids of the ten cantons in the order of their codes (P3 Cantons). */
export const CANTON_IDS = [2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036] as const;

/** Ids of the kinds of location (P9, R9). */
export const LOCATION_TYPE = { county: 1, municipality: 3 } as const;

/** The agency's ids of the two foreign locations (R3.7); null while they are unknown, and then they are not offered. */
export const FOREIGN_LOCATION_IDS: { readonly county: number; readonly municipality: number } | null = null;

/** Roles that may add bankruptcy documents (P6, R6). */
export const REGISTRY_ROLES = [13, 1013] as const;

/** Ids of the legal entity types (R9). */
export const LEGAL_ENTITY_TYPE = {
  companies: 1,
  associations: 2,
  financialInstitutions: 3,
  budgetUsers: 4,
  investmentFunds: 5,
  insuranceCompanies: 6,
  microCompanies: 7,
} as const;

/** Ids of the sizes of a legal entity (R9). */
export const LEGAL_ENTITY_SIZE = { small: 1, medium: 2, large: 3, micro: 7 } as const;

/** Red-portal status of a legal entity for a financial year (R9). */
export const LEGAL_ENTITY_STATUS = { submitted: 1, notSubmitted: 2, notInAccountsRegister: 3 } as const;

/** searchType of the calls (readings, R3.4). */
export const SEARCH_TYPE = { registerList: 1, profileIndicators: 2, cardIndicators: 1, bankruptcy: 3 } as const;

/** Digits of a jib and of a report id (R9). */
export const JIB_LENGTH = 13;

/** Digits of a VAT number, which people take for a jib (readings R2.3). */
export const VAT_NUMBER_LENGTH = 12;
export const REPORT_ID_LENGTH = 22;
/** Position of the report type in the 22-digit id, zero-based (readings, R3.10). The other reading is length 3. */
export const REPORT_TYPE_IN_ID = { from: 13, length: 2 } as const;

export const YEARS = {
  /** Red-portal year filter and its default (readings, R4.1). */
  redPortal: [2019, 2020, 2021, 2022],
  redPortalDefault: 2021,
  /** Years of the bankruptcy registry's filter (R9). */
  registry: [2019, 2020, 2021],
  /** Year tags of a profile besides those of its records (R2.5). */
  profileOld: [2020, 2021],
  profileNew: [2022, 2023, 2024],
  /** First year with the new set of indicators (R2.5), and the first of the new report tools (R9). */
  newIndicatorsFrom: 2022,
  /** Accounting periods of the templates: the first, and the last of the old and of the new tools (R9). */
  firstPeriod: 2003,
  lastPeriod: { old: 2021, new: 2025 },
} as const;

/** Numbers of characters above which a profile value wraps onto further lines (R2.4, R9). */
export const WRAP_AT = { longName: 45, shortName: 40, activityDescription: 65 } as const;

/** Most rows of one exported file. */
export const EXPORT_ROW_CAP = 1000;
/** Most entities that can be watched: each costs three calls an hour while the list is open. */
export const MOST_WATCHED = 50;
/** Most entities of one comparison (decisions: Comparison). */
export const MOST_COMPARED = 4;

/**
 * The largest files of a report that are read and sent, in bytes: one file, and all files of one call together. They are read
 * whole, so they must fit into memory. The agency's own limit is unknown and may be lower; its answer then says so.
 */
export const REPORT_FILE_LIMITS = { largest: 100 * 1024 * 1024, together: 200 * 1024 * 1024 } as const;

/**
 * The largest PDF of a bankruptcy document, in bytes, in the form and in the inbox, which holds thirty of them in memory. The body
 * of the call is about four times as long (R3.8: a list of numbers). The agency's own limit is unknown; its answer says so.
 */
export const LARGEST_PDF = { form: 50 * 1024 * 1024, inbox: 10 * 1024 * 1024 } as const;

/** Text before the stored token in the Authorization header (readings: none). */
export const AUTHORIZATION_PREFIX = '';
