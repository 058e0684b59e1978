import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import { Table } from '#shared/ui/Table.tsx';
import { ContactWays } from '../ContactWays.tsx';
import { InformationPage } from '../InformationPage.tsx';
import { AuthoredText } from '../AuthoredText.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';

/** What the portal keeps on the visitor's device; texts under `kept` of the namespace 'privacy'. */
const KEPT = ['session', 'language', 'search', 'drafts', 'content', 'lists', 'sessionStorage'] as const;
const AFTER = ['others', 'sent', 'servers', 'rights'] as const;

/** Privacy: what is kept on the visitor's device, what is sent where, and that nobody is followed. */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <InformationPage route="privacy" title={t('title')} description={t('description')} intro={t('intro')}>
      <Section title={t('short.title')}>
        <AuthoredText texts="privacy" part="short" />
      </Section>
      <Section title={t('kept.title')} intro={t('kept.intro')}>
        <Table caption={t('kept.caption')} stack>
          <thead>
            <tr>
              <th scope="col">{t('kept.what')}</th>
              <th scope="col">{t('kept.where')}</th>
              <th scope="col">{t('kept.until')}</th>
            </tr>
          </thead>
          <tbody>
            {KEPT.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`kept.${key}.what`)}</th>
                <td data-l={t('kept.where')}>{t(`kept.${key}.where`)}</td>
                <td data-l={t('kept.until')}>{t(`kept.${key}.until`)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section title={t('browser.title')} id="this-browser">
        <ThisBrowser />
      </Section>
      {AFTER.map((part) => (
        <Section key={part} title={t(`${part}.title`)}>
          <AuthoredText texts="privacy" part={part} />
        </Section>
      ))}
      <Section title={t('contact.title')}>
        <AuthoredText texts="privacy" part="contact">
          <ContactWays />
        </AuthoredText>
        <p className="small">
          <a href={`${import.meta.env.BASE_URL}licences.txt`}>{t('licences')}</a>
        </p>
      </Section>
    </InformationPage>
  );
}
