import { ItemLink } from '#domain/content/ItemLink.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import styles from './MenuList.module.css';

/** The older list of a menu's items (P2.7): two levels deep, each indented by 5 px. */
const LEVELS = 2;

type LevelProps = { tree: ContentTree; items: readonly ContentItem[]; level: number };

function Level({ tree, items, level }: LevelProps) {
  return (
    <ul className={styles.level} data-level={level}>
      {items.map((item) => {
        const children = level < LEVELS ? tree.childrenOf(item.id) : [];
        return (
          <li key={item.id}>
            <ItemLink item={item} />
            {children.length > 0 ? <Level tree={tree} items={children} level={level + 1} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What lies under a main or secondary menu item, as an indented list (P2.7, older variant). */
export function MenuList({ tree, item }: { tree: ContentTree; item: ContentItem }) {
  const { t } = useTranslation('content');
  const items = tree.childrenOf(item.id);
  if (items.length === 0) return <EmptyState title={t('menu.empty')}>{t('menu.emptyHint')}</EmptyState>;
  return <Level tree={tree} items={items} level={1} />;
}
