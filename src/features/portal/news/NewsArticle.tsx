import { useTranslation } from 'react-i18next';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Dated } from '#domain/content/Dated.tsx';
import { documentTarget } from '#domain/content/file-target.ts';
import { TargetLink } from '#domain/content/ItemLink.tsx';
import { mediaOf, pictureOf } from '#domain/content/media.ts';
import { MediaStrip } from '#domain/content/MediaStrip.tsx';
import { isInfographic } from '#domain/content/news-items.ts';
import { Picture } from '#domain/content/Picture.tsx';
import { TagLinks } from '#domain/content/TagLinks.tsx';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { FILE_ENDING } from '#shared/html/file-url.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './NewsArticle.module.css';

/** Opens the file of a document; a document without one opens its page. */
function OpenDocument({ item }: { item: ContentItem }) {
  const { t } = useTranslation('news');
  const lang = useLang();
  const target = documentTarget(item, lang);
  const ending = target.kind === 'external' ? FILE_ENDING.exec(new URL(target.href).pathname)?.[1] : undefined;
  return (
    <TargetLink target={target} button={{ size: 'small' }}>
      <span>{ending ? t('article.openFile', { kind: ending.toUpperCase() }) : t('article.openDocument')}</span>
      <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
    </TargetLink>
  );
}

/** Documents that belong to a news item or an infographic, each a link to its file (P2.12). */
function Documents({ items }: { items: readonly ContentItem[] }) {
  const { t } = useTranslation('news');
  if (items.length === 0) return null;
  return (
    <Section title={t('article.documents')} className={styles.documents ?? ''}>
      <ul>
        {items.map((item) => (
          <FileRow
            key={item.id}
            name={item.title}
            note={<Dated date={item.dateTime} />}
            actions={<OpenDocument item={item} />}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Title, date, picture, body, media, documents, tags of a news item or infographic (P2.12). */
export function NewsArticle({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('news');
  const chart = isInfographic(item);
  const picture = pictureOf(tree, item);
  const media = mediaOf(tree, item.id);
  // A single picture is already shown above the text; a video, or a picture that cannot be shown, needs the strip.
  const strip = media.length > 1 || media[0]?.type === 'video' || media[0]?.thumb === null;
  const documents = tree.childrenOf(item.id).filter(({ contentTypeId }) => contentTypeId === CONTENT_TYPE.document);
  return (
    <article className={`stack-3 ${styles.article}`}>
      <PageHead title={item.title} intro={<Dated date={item.dateTime} />} />
      {picture ? (
        <div>
          <Picture src={picture.src} alt={picture.alt} whole={chart} eager />
          {chart ? (
            <p className={styles.enlarge}>
              <ExternalLink href={picture.src}>{t('article.fullSize')}</ExternalLink>
            </p>
          ) : null}
        </div>
      ) : null}
      <HtmlContent html={item.content} />
      {strip ? <MediaStrip media={media} /> : null}
      <Documents items={documents} />
      <TagLinks tags={item.tags} />
    </article>
  );
}
