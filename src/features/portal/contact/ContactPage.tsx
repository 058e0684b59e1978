import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { UsefulInfo } from './UsefulInfo.tsx';
import { VisitUs } from './VisitUs.tsx';

/** The contact page (P2.20): useful info, the form, 'Visit us'. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  usePageMeta(t('title'), t('intro'));
  return (
    <div className="wrap">
      <ContentTrail base="contact" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      <div className={styles.columns}>
        <ContactForm />
        <UsefulInfo />
      </div>
      <VisitUs />
    </div>
  );
}
