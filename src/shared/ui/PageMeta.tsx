import { useTranslation } from 'react-i18next';

/** Search engines and link previews show less than this. */
const LONGEST_DESCRIPTION = 300;

type PageMetaProps = {
  /** Empty while the page's content is not known yet; the agency's name then stands for it. */
  title: string;
  /** For search engines and link previews; the title by default. */
  description?: string | undefined;
  /** The number of the page of a list, from 1; in the title from 2 on (readings P2.10). */
  page?: number | undefined;
};

/** The page's tags in the head of the document: title ('page – agency'), description, link preview; plain text (faults A17). */
export function PageMeta({ title: name, description, page = 1 }: PageMetaProps) {
  const { t } = useTranslation('layout');
  const agency = t('agency');
  const title = name && page > 1 ? t('titleOfPage', { title: name, page }) : name;
  const text = (description || title || agency).slice(0, LONGEST_DESCRIPTION);
  return (
    <>
      <title>{title ? `${title} – ${agency}` : agency}</title>
      <meta name="description" content={text} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency} />
      <meta property="og:title" content={title || agency} />
      <meta property="og:description" content={text} />
    </>
  );
}
