import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDismiss } from '#shared/ui/use-dismiss.ts';
import { mainMenuItems, subMenuItems } from './main-menu-items.ts';
import { MenuButton } from './MenuButton.tsx';
import { SCREENS_WITHOUT_CONTENT } from './screen-links.ts';
import { ScreenLinks } from './ScreenLinks.tsx';
import { useCloseOnNavigation } from './use-closing.ts';
import styles from './MainMenu.module.css';

const panelOf = (id: number) => `menu-${id}`;

/** The main menu of wide screens (P2.4): root header items; those with a sub-menu open it with a button, by click or keyboard. */
export function MainMenu() {
  const { t } = useTranslation('layout');
  const { data: tree, isError } = useContent();
  const [open, setOpen] = useState<number | null>(null);
  const close = () => setOpen(null);
  useCloseOnNavigation(open === null ? null : panelOf(open), close);
  const area = useDismiss<HTMLElement>(open !== null, close);
  return (
    <nav className="head-nav" aria-label={t('mainMenu')} ref={area}>
      {isError ? (
        <ScreenLinks
          screens={SCREENS_WITHOUT_CONTENT.slice(0, 5)}
          className={styles.items}
          linkClassName={styles.top}
        />
      ) : null}
      {tree ? (
        <ul className={styles.items}>
          {mainMenuItems(tree).map((item) => (
            <li key={item.id}>
              <Entry
                item={item}
                tree={tree}
                open={open === item.id}
                onToggle={() => setOpen(open === item.id ? null : item.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  );
}

type EntryProps = { item: ContentItem; tree: ContentTree; open: boolean; onToggle: () => void };

function Entry({ item, tree, open, onToggle }: EntryProps) {
  const { t } = useTranslation('layout');
  const lang = useLang();
  const { shown, total } = subMenuItems(tree, item.id);
  if (total === 0) return <ItemLink item={item} tree={tree} inMenu className={styles.top} />;
  const id = panelOf(item.id);
  return (
    <>
      <MenuButton controls={id} open={open} className={styles.top} onClick={onToggle}>
        {item.title}
      </MenuButton>
      {open ? (
        <div id={id} className={styles.panel}>
          <ul aria-label={t('submenuOf', { title: item.title })}>
            {shown.map((child) => (
              <li key={child.id}>
                <ItemLink item={child} tree={tree} inMenu className={styles.link}>
                  <b>{child.title}</b>
                  {child.subtitle ? <span>{child.subtitle}</span> : null}
                </ItemLink>
              </li>
            ))}
            <li>
              <ItemLink item={item} tree={tree} inMenu className={styles.link}>
                <b>{t('allOf', { title: item.title })}</b>
                {total > shown.length ? (
                  <span>{t('entries', { count: total, total: formatNumber(total, lang) })}</span>
                ) : null}
              </ItemLink>
            </li>
          </ul>
        </div>
      ) : null}
    </>
  );
}
