import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dated } from '#domain/content/Dated.tsx';
import { DatePicture } from '#domain/content/DatePicture.tsx';
import { Picture } from '#domain/content/Picture.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { pictureOf } from '#domain/content/media.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './NewsRow.module.css';

/** Where a row of a long list lies: `top` in pixels below the list's own top. */
type Place = { index: number; count: number; top: number; measure: (row: HTMLLIElement | null) => void };

type NewsRowProps = { tree: ContentTree; item: ContentItem; place?: Place };

/** News in the list view (P2.11): picture, date, title, 'more'. */
export function NewsRow({ tree, item, place }: NewsRowProps) {
  const { t } = useTranslation('news');
  const to = href('newsContent', useLang(), { id: item.id });
  return (
    <li
      ref={place?.measure}
      className={styles.row}
      data-index={place?.index}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.count}
      style={place && { transform: `translateY(${place.top}px)` }}
    >
      <Picture
        className={styles.picture}
        src={pictureOf(tree, item)?.src ?? null}
        alt=""
        standIn={<DatePicture date={item.dateTime} />}
      />
      <div className={styles.words}>
        <Dated date={item.dateTime} className={styles.date} />
        <h2>
          <Link to={to}>{item.title}</Link>
        </h2>
      </div>
      <Link to={to} className={styles.more}>
        {t('list.more')}
        <VisuallyHidden>: {item.title}</VisuallyHidden>
      </Link>
    </li>
  );
}
