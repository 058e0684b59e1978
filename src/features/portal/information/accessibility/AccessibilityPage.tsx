import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import { ContactWays, FeedbackLink } from '../ContactWays.tsx';
import { InformationPage } from '../InformationPage.tsx';
import { AuthoredText } from '../Prose.tsx';

const PARTS = ['status', 'limits', 'method'] as const;

/** Accessibility statement: what the portal aims at, what is known to fall short, how it was checked and how to report. */
export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  return (
    <InformationPage route="accessibility" title={t('title')} description={t('description')} intro={t('intro')}>
      {PARTS.map((part) => (
        <Section key={part} title={t(`${part}.title`)}>
          <AuthoredText texts="accessibility" part={part} />
        </Section>
      ))}
      <Section title={t('report.title')}>
        <AuthoredText texts="accessibility" part="report">
          <ContactWays />
          <div>
            <FeedbackLink />
          </div>
        </AuthoredText>
      </Section>
      <Section title={t('appeal.title')}>
        <AuthoredText texts="accessibility" part="appeal" />
      </Section>
    </InformationPage>
  );
}
