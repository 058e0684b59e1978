import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import { DocumentList } from '../DocumentLink.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { OrderCard } from '../OrderCard.tsx';
import { TextSection, Conditions } from '../Prose.tsx';
import styles from './CreditRatingPage.module.css';

/** Levels of the credit rating from the highest down (P2.16, P9). */
const LEVELS = ['gold', 'silver', 'bronze'] as const;

/** Credit rating (P2.16): what it is, its three levels, a sample certificate, order and prices. */
export default function CreditRatingPage() {
  const { t } = useTranslation('credit-rating');
  return (
    <InformationLayout
      route="creditRating"
      texts="credit-rating"
      aside={
        <>
          <OrderCard product="creditRating" title={t('order.title')} />
          <DocumentList title={t('sample')} documents={['ratingSample']} />
        </>
      }
    >
      <Section title={t('levels.title')}>
        <ol className={styles.levels}>
          {LEVELS.map((key, level) => (
            <li key={key}>
              <span className={styles.steps} aria-hidden="true">
                {LEVELS.map((step, at) => (
                  <i key={step} className={at < LEVELS.length - level ? styles.on : undefined} />
                ))}
              </span>
              <h3>{t(`levels.${key}.title`)}</h3>
            </li>
          ))}
        </ol>
      </Section>
      <TextSection texts="credit-rating" part="certificate" />
      <Conditions of="creditRating" />
    </InformationLayout>
  );
}
