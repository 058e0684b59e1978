import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigationType } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { Dated } from '#domain/content/Dated.tsx';
import { itemDescription, LoadedItem } from '#domain/content/LoadedItem.tsx';
import { infographicsOf, isInfographic, newsOf } from '#domain/content/news-items.ts';
import { LISTS } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { scrollToTop } from '#shared/routing/scroll-to-top.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import styles from './NewsContentPage.module.css';

function NewsContent({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const came: string = useNavigationType();
  const { hash } = useLocation();
  // Between items the page scrolls smoothly to its top (P2.12); going back or forward keeps the scroll position, and a link to a
  // part of the item leads there. Navigations within the item, as to its gallery, are none between items.
  const arrive = useEffectEvent(() => {
    if (came !== 'POP' && hash === '') scrollToTop();
  });
  useEffect(() => arrive(), []);
  return (
    <div className="wrap">
      <PageMeta title={item.title} description={itemDescription(item)} />
      <ContentTrail item={item} />
      <div className={styles.layout}>
        <NewsArticle item={item} tree={tree} />
        <LatestItems item={item} tree={tree} />
      </div>
    </div>
  );
}

/** A news item or infographic in full (P2.12). */
export default function NewsContentPage() {
  return <LoadedItem>{(item, tree) => <NewsContent item={item} tree={tree} />}</LoadedItem>;
}

/** The sidebar of a news item or infographic: the five latest others of its kind, if there are any, and a link to all (P2.12, P9). */
function LatestItems({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('news');
  const lang = useLang();
  const headingId = useId();
  const kind = isInfographic(item) ? 'infographics' : 'news';
  const items = (kind === 'news' ? newsOf(tree) : infographicsOf(tree))
    .slice(0, LISTS.sideLatest + 1)
    .filter(({ id }) => id !== item.id)
    .slice(0, LISTS.sideLatest);
  if (items.length === 0) return null;
  return (
    <aside className={`no-print ${styles.latest}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="side-head">
        {t(`latest.${kind}`)}
      </h2>
      <ul>
        {items.map((entry) => (
          <li key={entry.id}>
            <Dated date={entry.dateTime} small />
            <Link to={href('newsContent', lang, { id: entry.id })} preventScrollReset>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={href(kind, lang)}>{t(`latest.all.${kind}`)}</Link>
      </p>
    </aside>
  );
}
