import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import styles from './MobileMenu.module.css';
import { mainMenuItems, subMenuItems } from './main-menu-items.ts';

/** The menu behind the hamburger button (P2.4): the same items as the main menu, sub-menus unfold in place. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const content = useContent();
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClose]);
  return (
    <nav id="mobile-menu" className={styles.menu} aria-label={t('mainMenu')}>
      <div className="wrap">
        <Loaded of={content} skeleton={<RowsSkeleton rows={6} />}>
          {(tree) => (
            <ul>
              {mainMenuItems(tree).map((item) => {
                const children = subMenuItems(tree, item.id);
                const isOpen = open === item.id;
                return (
                  <li key={item.id}>
                    {children.length === 0 ? (
                      <ItemLink item={item} className={styles.top} />
                    ) : (
                      <button
                        type="button"
                        className={styles.top}
                        aria-expanded={isOpen}
                        aria-controls={`mobile-menu-${item.id}`}
                        onClick={() => setOpen(isOpen ? null : item.id)}
                      >
                        {item.title}
                        <Icon of={ChevronDown} size="s" />
                      </button>
                    )}
                    {isOpen ? (
                      <ul id={`mobile-menu-${item.id}`} className={styles.sub}>
                        {children.map((child) => (
                          <li key={child.id}>
                            <ItemLink item={child} />
                          </li>
                        ))}
                        <li>
                          <ItemLink item={item}>{t('allOf', { title: item.title })}</ItemLink>
                        </li>
                      </ul>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          )}
        </Loaded>
      </div>
    </nav>
  );
}
