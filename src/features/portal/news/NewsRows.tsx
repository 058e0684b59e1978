import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Dated } from '#domain/content/Dated.tsx';
import { NewsPicture } from '#domain/content/Picture.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { useRendersAll } from '#shared/ui/use-printing.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import grid from './NewsGrid.module.css';
import styles from './NewsRows.module.css';

const ROW_HEIGHT = 132;

type NewsRowsProps = { tree: ContentTree; items: readonly ContentItem[] };

function LongRows({ tree, items }: NewsRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- its values are read in this render only
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (at) => items[at]?.id ?? at,
  });
  return (
    <ul ref={list} className={styles.long} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item ? (
          <NewsRow
            key={key}
            tree={tree}
            item={item}
            place={{ index, count: items.length, top: start - top, measure: rows.measureElement }}
          />
        ) : null;
      })}
    </ul>
  );
}

/** All news in one list, newest first (P2.11); fast with thousands of items as well, and printed as a whole. */
export function NewsRows({ tree, items }: NewsRowsProps) {
  const rendersAll = useRendersAll(items.length);
  return (
    <div className={styles.list}>
      {rendersAll ? (
        <ul className={styles.plain}>
          {items.map((item) => (
            <NewsRow key={item.id} tree={tree} item={item} />
          ))}
        </ul>
      ) : (
        <LongRows tree={tree} items={items} />
      )}
    </div>
  );
}

/** Position of a row in a long list: `top` in pixels from the top of the list. */
type Place = { index: number; count: number; top: number; measure: (row: HTMLLIElement | null) => void };

/** A news item in the list (P2.11): picture, date, title, 'more'. */
function NewsRow({ tree, item, place }: { tree: ContentTree; item: ContentItem; place?: Place }) {
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
      <NewsPicture tree={tree} item={item} className={styles.picture} />
      <div className={styles.text}>
        <Dated date={item.dateTime} small />
        <h2 className={`title-m ${grid.title}`}>
          <Link to={to}>{item.title}</Link>
        </h2>
      </div>
      <Link to={to} className={styles.more}>
        <span>{t('list.more')}</span>
        <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
      </Link>
    </li>
  );
}
