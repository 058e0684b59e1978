import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './MenuCard.module.css';

/** A child of a menu item: icon, title as a link, text without tags cut to 150 characters (P2.7). */
export function MenuCard({ item, icon }: { item: ContentItem; icon: LucideIcon }) {
  const text = useMemo(() => cut(stripHtml(item.content), CUT.listText), [item.content]);
  return (
    <li className={styles.card}>
      <Icon of={icon} className={styles.icon} />
      <div>
        <h2 className={styles.title}>
          <ItemLink item={item} />
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </li>
  );
}
