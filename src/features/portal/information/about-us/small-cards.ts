import type { TFunction } from 'i18next';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { newsParentId } from '#domain/content/news-items.ts';
import { documentUrl } from '#shared/config/document-url.ts';
import { CONTENT_ID } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { INFORMATION_DOCUMENTS } from '../DocumentLink.tsx';
import type { LinkCard } from '../LinkCards.tsx';
import { ANNUAL_REPORT_URL } from './about-us.data.ts';

type SmallCards = {
  t: TFunction<'about-us'>;
  lang: Lang;
  tree: ContentTree | undefined;
  /** Address of the annual report once it is out; from the operator's file. */
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
