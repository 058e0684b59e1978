import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import { DocumentList } from '../DocumentLink.tsx';
import { InformationPage } from '../InformationPage.tsx';
import { OrderCard } from '../OrderCard.tsx';
import { AuthoredText } from '../AuthoredText.tsx';
import { Conditions } from '../Conditions.tsx';
import { RatingLevels } from './RatingLevels.tsx';

/** Credit rating (P2.16): what it is, its three levels, a sample certificate, order and prices. */
export default function CreditRatingPage() {
  const { t } = useTranslation('credit-rating');
  return (
    <InformationPage
      route="creditRating"
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      aside={
        <>
          <OrderCard product="bonitetna-ocjena" title={t('order.title')} text={t('order.text')} />
          <DocumentList title={t('sample')} documents={['ratingSample']} />
        </>
      }
    >
      <Section title={t('about.title')}>
        <AuthoredText texts="credit-rating" part="about" />
      </Section>
      <Section title={t('levels.title')} intro={t('levels.intro')}>
        <RatingLevels />
      </Section>
      <Section title={t('certificate.title')}>
        <AuthoredText texts="credit-rating" part="certificate" />
      </Section>
      <Conditions of="creditRating" />
    </InformationPage>
  );
}
