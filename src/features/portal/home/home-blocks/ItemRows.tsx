import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentItem } from '#domain/content/content.model.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ItemRows.module.css';

/** Class of the link in a row; its press area is the whole row. */
export const rowTitleClass = styles.title;

type ItemRowsProps = {
  items: readonly ContentItem[];
  sign: LucideIcon;
  /** The link with the title as its text; give it the class `rowTitleClass`. */
  children: (item: ContentItem) => ReactNode;
};

/** Items as rows: title, kind, and an icon at the end; the whole row is the link. */
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
