import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LucideIcon } from 'lucide-react';
import { CONTENT_TYPE, CUT } from '#shared/config/settings.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { ContentTree } from '#domain/content/content-tree.ts';
import styles from './MenuCards.module.css';
import { cardIcon, cardSize, type RouteSection } from './section.ts';

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

/** Cards drawn at first, and with each press of 'show more': an archive holds thousands. */
const CARDS_AT_ONCE = 48;

/** Pictures and videos of an item are its media, not places to go. */
const isPlace = ({ contentTypeId }: ContentItem) =>
  contentTypeId !== CONTENT_TYPE.image && contentTypeId !== CONTENT_TYPE.video;

/** The children of a menu item as a grid of cards (P2.7). */
export function MenuCards({ section, items }: { section: RouteSection; items: readonly ContentItem[] }) {
  const { t } = useTranslation('content');
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const places = items.filter(isPlace);
  if (places.length === 0) return <EmptyState title={t('menu.empty')}>{t('menu.emptyHint')}</EmptyState>;
  const icon = cardIcon(section);
  return (
    <div>
      <ul className={`${styles.grid} ${styles[cardSize(section)]}`}>
        {places.slice(0, shown).map((item) => (
          <MenuCard key={item.id} item={item} icon={icon} />
        ))}
      </ul>
      {places.length > shown ? (
        <p className={styles.more}>
          <Button onClick={() => setShown(shown + CARDS_AT_ONCE)}>{t('menu.more')}</Button>
          <span>{t('menu.shown', { shown, total: places.length })}</span>
        </p>
      ) : null}
    </div>
  );
}

/** A child of a menu item: icon, title as a link, text without tags cut to 150 characters (P2.7). */
function MenuCard({ item, icon }: { item: ContentItem; icon: LucideIcon }) {
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
