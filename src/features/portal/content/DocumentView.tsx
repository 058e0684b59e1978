import { useTranslation } from 'react-i18next';
import { Dated } from '#domain/content/Dated.tsx';
import { TagLinks } from '#domain/content/TagLinks.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import { externalTarget } from '#domain/content/item-link.ts';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';

/** A document: title, date, body, a button that opens the file in a new tab, tags (P2.8, type 4). */
export function DocumentView({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const file = externalTarget(item.url);
  return (
    <>
      <PageHead title={item.title} intro={<Dated date={item.dateTime} />} />
      <HtmlContent html={item.content} />
      {file.kind === 'external' ? (
        <p>
          <ExternalLink href={file.href} button={{ variant: 'primary' }}>
            {t('document.open')}
          </ExternalLink>
        </p>
      ) : (
        <p className="muted">{t('document.missing')}</p>
      )}
      <TagLinks tags={item.tags} />
    </>
  );
}
