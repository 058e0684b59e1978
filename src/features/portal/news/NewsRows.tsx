import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { NewsRow } from './NewsRow.tsx';
import styles from './NewsRows.module.css';

/** Rows that are simply written out; a longer list draws only what is near the screen. */
const PLAIN_UP_TO = 60;
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

/** All news in one list, newest first (P2.11); thousands stay quick. */
export function NewsRows({ tree, items }: NewsRowsProps) {
  return (
    <div className={styles.list}>
      {items.length > PLAIN_UP_TO ? (
        <LongRows tree={tree} items={items} />
      ) : (
        <ul className={styles.plain}>
          {items.map((item) => (
            <NewsRow key={item.id} tree={tree} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}
