import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useContent } from '#domain/content/use-content.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './MainMenu.module.css';
import { mainMenuItems, subMenuItems } from './main-menu-items.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useDismiss } from './use-dismiss.ts';

/** The main menu of wide screens (P2.4): root header items; those with a sub-menu open it with a button, by click or keyboard. */
export function MainMenu() {
  const { t } = useTranslation('layout');
  const { data: tree } = useContent();
  const [open, setOpen] = useState<number | null>(null);
  const close = () => setOpen(null);
  useCloseOnNavigation(close);
  const area = useDismiss<HTMLElement>(open !== null, close);
  return (
    <nav className="head-nav" aria-label={t('mainMenu')} ref={area}>
      <ul className={styles.items}>
        {tree
          ? mainMenuItems(tree).map((item) => (
              <li key={item.id}>
                <Entry
                  item={item}
                  tree={tree}
                  open={open === item.id}
                  onToggle={() => setOpen(open === item.id ? null : item.id)}
                />
              </li>
            ))
          : null}
      </ul>
    </nav>
  );
}

type EntryProps = { item: ContentItem; tree: ContentTree; open: boolean; onToggle: () => void };

function Entry({ item, tree, open, onToggle }: EntryProps) {
  const { t } = useTranslation('layout');
  const children = subMenuItems(tree, item.id);
  if (children.length === 0) return <ItemLink item={item} className={styles.top} />;
  const id = `menu-${item.id}`;
  return (
    <>
      <button type="button" className={styles.top} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {item.title}
        <Icon of={ChevronDown} size="s" />
      </button>
      {open ? (
        <div id={id} className={styles.panel}>
          <ul aria-label={t('submenuOf', { title: item.title })}>
            {children.map((child) => (
              <li key={child.id}>
                <ItemLink item={child} className={styles.link}>
                  <b>{child.title}</b>
                  {child.subtitle ? <span>{child.subtitle}</span> : null}
                </ItemLink>
              </li>
            ))}
            <li>
              <ItemLink item={item} className={styles.link}>
                <b>{t('allOf', { title: item.title })}</b>
              </ItemLink>
            </li>
          </ul>
        </div>
      ) : null}
    </>
  );
}
