import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { Dated } from '#domain/content/Dated.tsx';
import { fileTarget } from '#domain/content/file-target.ts';
import { itemTarget } from '#domain/content/item-target.ts';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { itemDescription, LoadedItem } from '#domain/content/LoadedItem.tsx';
import { coverOf, mediaOf } from '#domain/content/media.ts';
import { MediaStrip } from '#domain/content/MediaStrip.tsx';
import { Picture } from '#domain/content/Picture.tsx';
import { TagLinks } from '#domain/content/TagLinks.tsx';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { relativeFile } from '#shared/html/file-url.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { type SideGroup, sideGroups } from './side-menu.ts';
import styles from './ContentPage.module.css';

/** The page of one item, with its neighbours beside it (P2.8). */
export default function ContentPage() {
  return (
    <LoadedItem>
      {(item, tree) => (
        <div className="wrap">
          <PageMeta title={item.title} description={itemDescription(item)} />
          <ContentTrail item={item} />
          <div className={styles.layout}>
            <article className={`stack-3 ${styles.body}`}>
              {item.contentTypeId === CONTENT_TYPE.document ? (
                <DocumentView item={item} />
              ) : (
                <NewsView item={item} tree={tree} />
              )}
            </article>
            <SideMenu item={item} tree={tree} />
          </div>
        </div>
      )}
    </LoadedItem>
  );
}

/** A document: title, date, body, a button that opens the file in a new tab, tags (P2.8, type 4). */
function DocumentView({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const file = fileTarget(item);
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

/** A link to the url of an item, for items that only introduce a screen of the portal, another site or a file (P2.1, P3). */
function OwnAddress({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { pathname } = useLocation();
  const isFile = relativeFile(item.url) !== null;
  const target = isFile ? fileTarget(item) : itemTarget(item, lang, tree);
  if (item.url === '' || coverOf(item) !== null) return null;
  if (target.kind === 'external') {
    return (
      <p>
        <ExternalLink href={target.href} button={{}}>
          {t(isFile ? 'document.open' : 'content.openSite')}
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

/** Any item except a document: title, date, cover, body, media, tags (P2.8, news view). */
function NewsView({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const cover = coverOf(item);
  return (
    <>
      <PageHead title={item.title} intro={<Dated date={item.dateTime} />} />
      {cover ? <Picture src={cover} alt={item.alt || item.title} eager /> : null}
      <HtmlContent html={item.content} />
      <OwnAddress item={item} tree={tree} />
      <MediaStrip media={mediaOf(tree, item.id)} />
      <TagLinks tags={item.tags} />
    </>
  );
}

function Group({ group, tree, current }: { group: SideGroup; tree: ContentTree; current: number }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId}>{group.head.title}</h2>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            {entry.id === current ? (
              <span className={styles.current} aria-current="page">
                {entry.title}
              </span>
            ) : (
              <ItemLink item={entry} tree={tree} />
            )}
          </li>
        ))}
      </ul>
      {group.total > 5 ? (
        <Link className={styles.all} to={href('contentList', lang, { id: group.head.id })}>
          {t('content.all', { total: formatNumber(group.total, lang) })}
        </Link>
      ) : null}
    </nav>
  );
}

/** The items below an item and beside it, each group under its title in capitals (P2.8). */
function SideMenu({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const groups = sideGroups(tree, item);
  if (groups.length === 0) return null;
  return (
    <div className={`no-print ${styles.side}`}>
      {groups.map((group) => (
        <Group key={group.head.id} group={group} tree={tree} current={item.id} />
      ))}
    </div>
  );
}
