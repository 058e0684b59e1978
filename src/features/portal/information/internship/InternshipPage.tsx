import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import { ContactWays } from '../ContactWays.tsx';
import { DocumentList } from '../DocumentLink.tsx';
import { InformationPage } from '../InformationPage.tsx';
import { AuthoredText, Conditions } from '../Prose.tsx';

/** Internship (P2.16): text, application form and what the mentor does. */
export default function InternshipPage() {
  const { t } = useTranslation('internship');
  return (
    <InformationPage
      route="internship"
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      aside={<DocumentList title={t('form')} documents={['internshipForm']} />}
    >
      <Section title={t('about.title')}>
        <AuthoredText texts="internship" part="about" />
      </Section>
      <Section title={t('apply.title')}>
        <AuthoredText texts="internship" part="apply" numbered>
          <ContactWays />
        </AuthoredText>
      </Section>
      <Section title={t('mentor.title')}>
        <AuthoredText texts="internship" part="mentor" />
      </Section>
      <Conditions of="internship" />
    </InformationPage>
  );
}
