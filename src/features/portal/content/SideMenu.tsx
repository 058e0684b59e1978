import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatNumber } from '#shared/format/number.ts';
import { href } from '#shared/routing/href.ts';
import { sideGroups, type SideGroup } from './side-menu.ts';
import styles from './SideMenu.module.css';

function Group({ group, current }: { group: SideGroup; current: number }) {
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
              <ItemLink item={entry} />
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

/** What lies below an item and beside it, each under its title in capitals (P2.8). */
export function SideMenu({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const groups = sideGroups(tree, item);
  if (groups.length === 0) return null;
  return (
    <div className={styles.side}>
      {groups.map((group) => (
        <Group key={group.head.id} group={group} current={item.id} />
      ))}
    </div>
  );
}
