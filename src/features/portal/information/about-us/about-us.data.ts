import type { InformationDocument } from '../DocumentLink.tsx';

/** Basic information, each with its document (P2.17); texts under `basic` of the namespace 'about-us'. */
export const BASIC = [
  { key: 'address', document: 'seat' },
  { key: 'accounts', document: 'accounts' },
  { key: 'taxNumbers', document: 'taxNumbers' },
  { key: 'activities', document: 'classification' },
] as const satisfies readonly { key: string; document: InformationDocument }[];

/** The eleven services (P2.17, P9) and where each is used; `place` is a part of that page. */
export const SERVICES = [
  { key: 'reports', route: 'control' },
  { key: 'statementsRegister', route: 'entitySearch' },
  { key: 'accountsRegister', route: 'bankAccount' },
  { key: 'bankruptcy', route: 'bankruptcy' },
  { key: 'naturalPersons', route: 'naturalPersonsAccounts' },
  { key: 'oldSavings', route: 'oldSavings' },
  { key: 'copies', route: 'priceList' },
  { key: 'archiveCentre', route: 'otherServices', place: 'archive' },
  { key: 'feeStamps', route: 'otherServices', place: 'stamps' },
  { key: 'dataProcessing', route: 'otherServices', place: 'processing' },
  { key: 'itHelp', route: 'otherServices', place: 'itSupport' },
] as const;

/** The six products (P2.17, P9) and the page that describes each. */
export const PRODUCTS = [
  { key: 'overviewEntity', route: 'standardOverview', place: 'entity' },
  { key: 'overviewEconomy', route: 'standardOverview', place: 'economy' },
  { key: 'overviewIndustry', route: 'standardOverview', place: 'industry' },
  { key: 'overviewActivity', route: 'standardOverview', place: 'activity' },
  { key: 'rating', route: 'creditRating' },
  { key: 'selection', route: 'standardOverview', place: 'selection' },
] as const;

/** Documents of the law (P2.17). */
export const LAW_DOCUMENTS = [
  'presentation',
  'agencyLaw',
  'registerLaw',
] as const satisfies readonly InformationDocument[];

/** Documents of access to information (P2.17). */
export const ACCESS_DOCUMENTS = [
  'informationIndex',
  'informationRequest',
  'informationGuide',
] as const satisfies readonly InformationDocument[];

/** Address of the annual report: '#' until it is published (P2.17). */
export const ANNUAL_REPORT_URL = '#';

/** Parts of the page in their order, for the list of contents. */
export const PARTS = ['basic', 'vision', 'services', 'products', 'law', 'more', 'access', 'feedback'] as const;
