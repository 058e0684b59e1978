import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { MenuCard } from './MenuCard.tsx';
import styles from './MenuCards.module.css';
import { cardIcon, cardSize, type RouteSection } from './section.ts';

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
