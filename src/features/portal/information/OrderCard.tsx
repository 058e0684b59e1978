import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { env, withoutEndSlash } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import styles from './OrderCard.module.css';

/** Products that can be ordered, with their paths on the products portal. */
const PRODUCT_PATHS = { standardOverview: 'standardni-pregled', creditRating: 'bonitetna-ocjena' };

/**
 * Orders a product (P2.16): links to the request form on the separate products portal, and to the prices. The agency's file may
 * name another form. Without either, the card refers to the contact page.
 */
export function OrderCard({ product, title }: { product: keyof typeof PRODUCT_PATHS; title: string }) {
  const { t } = useTranslation(['information', 'layout']);
  const lang = useLang();
  const own = useAgencyFile().orderForms[product];
  const portal = env.VITE_PRODUCTS_PORTAL_URL;
  const form = own ?? (portal ? `${withoutEndSlash(portal)}/${PRODUCT_PATHS[product]}?lang=${lang}` : null);
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>{t('order.text')}</p>
      {form ? (
        <ExternalLink href={form} button={{ variant: 'primary', wide: true }}>
          {t('order.request')}
        </ExternalLink>
      ) : (
        <p>
          <span>{t('order.elsewhere')}</span> <Link to={href('contact', lang)}>{t('order.contact')}</Link>
        </p>
      )}
      <p className={styles.prices}>
        <Link to={href('priceList', lang)}>{t('layout:screens.priceList')}</Link>
      </p>
    </section>
  );
}
