import type { TFunction } from 'i18next';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { newsParentId } from '#domain/content/news-items.ts';
import { documentUrl } from '#shared/config/document-url.ts';
import { CONTENT_ID } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { type InformationDocument, INFORMATION_DOCUMENTS } from '../DocumentLink.tsx';
import type { LinkCard } from '../LinkCards.tsx';

/** Basic information, each with its document (P2.17); texts under `basic` of the namespace 'about-us'. */
export const BASIC = [
  { key: 'address', document: 'seat' },
  { key: 'accounts', document: 'accounts' },
  { key: 'taxNumbers', document: 'taxNumbers' },
  { key: 'activities', document: 'classification' },
] as const satisfies readonly { key: string; document: InformationDocument }[];

/** The eleven services (P2.17, P9), by the key of their texts, and the page where each is used; `place` is a part of that page. */
export const SERVICES = [
  { key: 'services.reports', route: 'control' },
  { key: 'services.statementsRegister', route: 'entitySearch' },
  { key: 'services.accountsRegister', route: 'bankAccount' },
  { key: 'services.bankruptcy', route: 'bankruptcy' },
  { key: 'services.naturalPersons', route: 'naturalPersonsAccounts' },
  { key: 'services.oldSavings', route: 'oldSavings' },
  { key: 'services.copies', route: 'priceList' },
  { key: 'services.archiveCentre', route: 'otherServices', place: 'archive' },
  { key: 'services.feeStamps', route: 'otherServices', place: 'stamps' },
  { key: 'services.dataProcessing', route: 'otherServices', place: 'processing' },
  { key: 'services.itHelp', route: 'otherServices', place: 'itSupport' },
] as const;

/** The six products (P2.17, P9) and the page that describes each. */
export const PRODUCTS = [
  { key: 'products.overviewEntity', route: 'standardOverview', place: 'entity' },
  { key: 'products.overviewEconomy', route: 'standardOverview', place: 'economy' },
  { key: 'products.overviewIndustry', route: 'standardOverview', place: 'industry' },
  { key: 'products.overviewActivity', route: 'standardOverview', place: 'activity' },
  { key: 'products.rating', route: 'creditRating' },
  { key: 'products.selection', route: 'standardOverview', place: 'selection' },
] as const;

/** Parts of the page in their order, for the list of contents. */
export const PARTS = ['basic', 'vision', 'services', 'products', 'law', 'more', 'access', 'feedback'] as const;

type SmallCards = {
  t: TFunction<'about-us'>;
  lang: Lang;
  tree: ContentTree | undefined;
  /** Address of the annual report from the agency's file; undefined before it is published. */
  annualReport: string | undefined;
};

/**
 * The six small cards with their targets (P2.17): organisation chart, annual report, internship, public announcements (content
 * 7286), news, public procurements (menu details 7284). Slugs are taken from the content, else the known ones.
 */
export function smallCards({ t, lang, tree, annualReport }: SmallCards): LinkCard[] {
  const place = (id: number, local: string, english: string) => ({
    id,
    slug: tree?.byId.get(id)?.slug || (lang === 'en' ? english : local),
  });
  const announcements = place(CONTENT_ID.publicAnnouncements, 'javni-oglasi', 'public-announcements');
  const procurements = place(CONTENT_ID.publicProcurements, 'javne-nabavke', 'public-procurement');
  const targets = {
    organisationChart: { external: documentUrl(INFORMATION_DOCUMENTS.organisationChart[lang]) },
    // '#' until it is published (P2.17).
    annualReport: annualReport ? { external: annualReport } : { to: '#' },
    internship: { to: href('internship', lang) },
    publicAnnouncements: { to: href('content', lang, announcements) },
    news: { to: href('news', lang, {}, { id: tree && newsParentId(tree) }) },
    publicProcurements: { to: href('menuDetails', lang, procurements) },
  };
  return (Object.keys(targets) as (keyof typeof targets)[]).map((key) => ({
    key,
    title: t(`more.${key}.title`),
    text: t(key === 'annualReport' && annualReport ? 'more.annualReport.published' : `more.${key}.text`),
    ...targets[key],
  }));
}
