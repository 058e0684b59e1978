import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ContentItem } from '#domain/content/content.model.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ItemRows.module.css';

/** Class of the link in a line: its press area is the whole line. */
export const rowTitle = styles.title;

type ItemRowsProps = {
  items: readonly ContentItem[];
  /** Stands at the end of each line. */
  sign: LucideIcon;
  /** The link with the title as its text; give it the class `rowTitle`. */
  children: (item: ContentItem) => ReactNode;
};

/** Items as lines of a ledger: title, what it is, and a sign at the end; the whole line is the link. */
export function ItemRows({ items, sign, children }: ItemRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => {
        const text = item.subtitle || stripHtml(item.content);
        return (
          <li key={item.id} className={`pressable ${styles.row}`}>
            {children(item)}
            {text ? <p className={styles.text}>{text}</p> : null}
            <Icon of={sign} size="s" />
          </li>
        );
      })}
    </ul>
  );
}
