import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { useInSlices } from '#shared/api/use-in-slices.ts';
import { env } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';
import { ContentAgain } from './ContentAgain.tsx';
import { activityItems, footerMenuItems, mainMenuItems } from './main-menu-items.ts';
import { type Screen, SCREENS_WITHOUT_CONTENT, unlinkedScreens } from './screen-links.ts';
import { ScreenLinks } from './ScreenLinks.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './Footer.module.css';

type FooterColumnProps = {
  title: string;
  tree: ContentTree;
  items: readonly ContentItem[];
  /** Screens listed below the items. */
  screens?: readonly Screen[];
};

/** One column of the footer: a heading and links to content items; renders nothing without links. */
function FooterColumn({ title, tree, items, screens }: FooterColumnProps) {
  if (items.length === 0 && !screens?.length) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} tree={tree} inMenu />
          </li>
        ))}
      </ul>
      {screens ? <ScreenLinks screens={screens} /> : null}
    </div>
  );
}

/** Up to this many further screens are listed under general information; more get a group of their own. */
const FEW = 4;

/** The footer (P2.5): general information, featured, activities, contact; copyright, theme, statements. */
export function Footer() {
  const { t } = useTranslation(['layout', 'ui']);
  const lang = useLang();
  // The menu, at the head of the page, is rendered before it.
  const { data: tree, isError, refetch } = useInSlices(useContent());
  const screens = tree ? unlinkedScreens(tree, lang) : isError ? SCREENS_WITHOUT_CONTENT : [];
  const isFew = tree !== undefined && screens.length <= FEW;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        {isError ? (
          <div className={styles.failed}>
            <ContentAgain message={t('contentFailed')} label={t('ui:tryAgain')} onPress={refetch} />
          </div>
        ) : null}
        {tree ? (
          <>
            <FooterColumn
              tree={tree}
              title={t('footer.general')}
              items={footerMenuItems(tree)}
              screens={isFew ? screens : []}
            />
            <FooterColumn tree={tree} title={t('footer.featured')} items={mainMenuItems(tree)} />
            <FooterColumn tree={tree} title={t('footer.activities')} items={activityItems(tree)} />
          </>
        ) : null}
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
            {env.VITE_CONTACT_ADDRESS ? <li>{env.VITE_CONTACT_ADDRESS}</li> : null}
            {env.VITE_CONTACT_EMAIL ? (
              <li>
                <a href={`mailto:${env.VITE_CONTACT_EMAIL}`}>{env.VITE_CONTACT_EMAIL}</a>
              </li>
            ) : null}
            {env.VITE_CONTACT_PHONE ? (
              <li>
                <PhoneLink number={env.VITE_CONTACT_PHONE} />
              </li>
            ) : null}
            {env.VITE_SOCIAL_URL ? (
              <li>
                <ExternalLink href={env.VITE_SOCIAL_URL}>{t('footer.social')}</ExternalLink>
              </li>
            ) : null}
          </ul>
        </div>
        {screens.length > 0 && !isFew ? (
          <nav aria-labelledby="footer-screens">
            <h2 id="footer-screens">{t('footer.screens')}</h2>
            <ScreenLinks screens={screens} />
          </nav>
        ) : null}
      </div>
      <div className={styles.end}>
        <div className="wrap">
          <p>{t('footer.copyright', { agency: t('agency') })}</p>
          <ul className={styles.statements}>
            <li>
              <Link to={href('accessibility', lang)}>{t('footer.accessibility')}</Link>
            </li>
            <li>
              <Link to={href('privacy', lang)}>{t('footer.privacy')}</Link>
            </li>
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
