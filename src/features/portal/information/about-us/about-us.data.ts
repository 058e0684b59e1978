import { type InformationDocument, INFORMATION_DOCUMENTS } from '../DocumentLink.tsx';
import type { TFunction } from 'i18next';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { newsParentId } from '#domain/content/news-items.ts';
import { documentUrl } from '#shared/config/document-url.ts';
import { CONTENT_ID } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import type { LinkCard } from '../LinkCards.tsx';

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
const ANNUAL_REPORT_URL = '#';

/** Parts of the page in their order, for the list of contents. */
export const PARTS = ['basic', 'vision', 'services', 'products', 'law', 'more', 'access', 'feedback'] as const;

type SmallCards = {
  t: TFunction<'about-us'>;
  lang: Lang;
  tree: ContentTree | undefined;
  /** Address of the annual report once it is out; from the agency's file. */
  annualReport: string | undefined;
};

/**
 * The six small cards with their targets (P2.17): organisation chart, annual report, internship, public announcements
 * (content 7286), news, public procurements (menu details 7284). The slugs are those of the content, else the known ones.
 */
export function smallCards({ t, lang, tree, annualReport }: SmallCards): LinkCard[] {
  const slug = (id: number, known: string) => tree?.byId.get(id)?.slug || known;
  const { publicAnnouncements, publicProcurements } = CONTENT_ID;
  const targets = {
    organisationChart: { external: documentUrl(INFORMATION_DOCUMENTS.organisationChart[lang]) },
    annualReport: annualReport ? { external: annualReport } : { to: ANNUAL_REPORT_URL },
    internship: { to: href('internship', lang) },
    publicAnnouncements: {
      to: href('content', lang, {
        id: publicAnnouncements,
        slug: slug(publicAnnouncements, lang === 'en' ? 'public-announcements' : 'javni-oglasi'),
      }),
    },
    news: { to: href('news', lang, {}, { id: tree && newsParentId(tree) }) },
    publicProcurements: {
      to: href('menuDetails', lang, {
        id: publicProcurements,
        slug: slug(publicProcurements, lang === 'en' ? 'public-procurement' : 'javne-nabavke'),
      }),
    },
  };
  return (Object.keys(targets) as (keyof typeof targets)[]).map((key) => ({
    key,
    title: t(`more.${key}.title`),
    text: t(`more.${key}.text`),
    ...targets[key],
  }));
}
