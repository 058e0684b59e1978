import { useTranslation } from 'react-i18next';
import { ContactWays } from '../ContactWays.tsx';
import { DocumentList } from '../DocumentLink.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { TextSection, Conditions } from '../Prose.tsx';

/** Internship (P2.16): text, application form and what the mentor does. */
export default function InternshipPage() {
  const { t } = useTranslation('internship');
  return (
    <InformationLayout
      route="internship"
      texts="internship"
      intro={null}
      aside={<DocumentList title={t('form')} documents={['internshipForm']} />}
    >
      <TextSection texts="internship" part="about" />
      <TextSection texts="internship" part="apply" numbered>
        <ContactWays />
      </TextSection>
      <TextSection texts="internship" part="mentor" />
      <Conditions of="internship" />
    </InformationLayout>
  );
}
