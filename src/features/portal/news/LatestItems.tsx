import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dated } from '#domain/content/Dated.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { isInfographic } from '#domain/content/news-items.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { latestBeside } from './latest-items.ts';
import styles from './LatestItems.module.css';

/** The sidebar of a news item or infographic: the latest of its kind, and the way to all of them (P2.12). */
export function LatestItems({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('news');
  const lang = useLang();
  const headingId = useId();
  const kind = isInfographic(item) ? 'infographics' : 'news';
  const items = latestBeside(tree, item);
  return (
    <aside className={styles.latest} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(`latest.${kind}`)}</h2>
      <ul>
        {items.map((entry) => (
          <li key={entry.id}>
            <Dated date={entry.dateTime} className={styles.date} />
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
