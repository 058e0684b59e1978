import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useCover } from '#shared/ui/covers.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { mainMenuItems, subMenuItems } from './main-menu-items.ts';
import { MenuButton } from './MenuButton.tsx';
import { SCREENS_WITHOUT_CONTENT, unlinkedScreens } from './screen-links.ts';
import { ScreenLinks } from './ScreenLinks.tsx';
import { useCloseOnEscape } from './use-closing.ts';
import styles from './MobileMenu.module.css';

/** The menu behind the hamburger button (P2.4): the items of the main menu; sub-menus expand in place. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const lang = useLang();
  const content = useContent();
  const [open, setOpen] = useState<number | null>(null);
  useCloseOnEscape('mobile-menu', onClose);
  useCover(onClose);
  return (
    <nav id="mobile-menu" className={styles.menu} aria-label={t('mainMenu')}>
      <div className="wrap">
        <Loaded of={content} skeleton={<RowsSkeleton rows={6} />}>
          {(tree) => (
            <ul>
              {mainMenuItems(tree).map((item) => {
                const { shown, total } = subMenuItems(tree, item.id);
                const isOpen = open === item.id;
                return (
                  <li key={item.id}>
                    {total === 0 ? (
                      <ItemLink item={item} tree={tree} inMenu className={styles.top} />
                    ) : (
                      <MenuButton
                        controls={`mobile-menu-${item.id}`}
                        open={isOpen}
                        className={styles.top}
                        onClick={() => setOpen(isOpen ? null : item.id)}
                      >
                        {item.title}
                      </MenuButton>
                    )}
                    {isOpen ? (
                      <ul id={`mobile-menu-${item.id}`} className={styles.sub}>
                        {shown.map((child) => (
                          <li key={child.id}>
                            <ItemLink item={child} tree={tree} inMenu />
                          </li>
                        ))}
                        <li>
                          <ItemLink item={item} tree={tree} inMenu>
                            {t('allOf', { title: item.title })}
                          </ItemLink>
                        </li>
                      </ul>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          )}
        </Loaded>
        {content.isError ? <ScreenLinks screens={SCREENS_WITHOUT_CONTENT} linkClassName={styles.top} /> : null}
        {content.data ? <ScreenLinks screens={unlinkedScreens(content.data, lang)} linkClassName={styles.top} /> : null}
      </div>
    </nav>
  );
}
