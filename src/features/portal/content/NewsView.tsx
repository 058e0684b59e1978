import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dated } from '#domain/content/Dated.tsx';
import { MediaStrip } from '#domain/content/MediaStrip.tsx';
import { Picture } from '#domain/content/Picture.tsx';
import { TagLinks } from '#domain/content/TagLinks.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { itemTarget } from '#domain/content/item-link.ts';
import { coverOf, mediaOf } from '#domain/content/media.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';

/** The way on for an item that only introduces a screen of the portal or another site by its url (P2.1). */
function OwnAddress({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { pathname } = useLocation();
  const target = itemTarget(item, lang);
  if (item.url === '' || coverOf(item) !== null) return null;
  if (target.kind === 'external') {
    return (
      <p>
        <ExternalLink href={target.href} button={{}}>
          {t('content.openSite')}
        </ExternalLink>
      </p>
    );
  }
  if (target.kind === 'none' || target.to === pathname || target.to.includes(`/${item.id}/`)) return null;
  return (
    <p>
      <ButtonLink to={target.to} iconAfter={ArrowRight}>
        {t('content.openScreen', { title: item.title })}
      </ButtonLink>
    </p>
  );
}

/** Any item but a document: title, date, cover, body, media, tags (P2.8, news view). */
export function NewsView({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const cover = coverOf(item);
  return (
    <>
      <PageHead title={item.title} intro={<Dated date={item.dateTime} />} />
      {cover ? <Picture src={cover} alt={item.alt || item.title} eager /> : null}
      <HtmlContent html={item.content} />
      <OwnAddress item={item} />
      <MediaStrip media={mediaOf(tree, item.id)} />
      <TagLinks tags={item.tags} />
    </>
  );
}
