import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { InformationPage } from '../InformationPage.tsx';
import { LinkCards } from '../LinkCards.tsx';
import { AuthoredText, Conditions } from '../Prose.tsx';
import styles from './PriceListPage.module.css';
import { PriceTable, PRICE_LIST } from './PriceTable.tsx';

const ROUTES = ['templates', 'standardOverview', 'creditRating'] as const;

/** Price list (P2.16, P9): nine items, notes, and where each is ordered; it prints on one sheet. */
export default function PriceListPage() {
  const { t } = useTranslation('price-list');
  const lang = useLang();
  return (
    <InformationPage
      route="priceList"
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      actions={<PrintButton />}
      aside={
        <section className={styles.notes}>
          <h2>{t('notes.title')}</h2>
          <AuthoredText texts="price-list" part="notes" />
        </section>
      }
    >
      <PriceTable items={PRICE_LIST} />
      <Section title={t('next.title')} className="no-print">
        <LinkCards
          level={3}
          small
          cards={ROUTES.map((route) => ({
            key: route,
            title: t(`next.${route}.title`),
            text: t(`next.${route}.text`),
            to: href(route, lang),
          }))}
        />
      </Section>
      <Conditions of="priceList" />
    </InformationPage>
  );
}
