import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { OTHER_SERVICES } from '#domain/reference/agency/agency-lists.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { ContactWays } from '../ContactWays.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { Prose, useTextList } from '../Prose.tsx';
import styles from './OtherServicesPage.module.css';

/** Other services (P2.16): four static cards with a title and a text each. */
export default function OtherServicesPage() {
  const { t } = useTranslation(['other-services', 'agency']);
  const list = useTextList('other-services');
  const lang = useLang();
  const { conditions } = useAgencyFile();
  return (
    <InformationLayout route="otherServices" texts="other-services">
      <ul className={styles.cards}>
        {OTHER_SERVICES.map(({ key, icon }) => (
          <li key={key} id={key} className={styles.card}>
            <Icon of={icon} size="l" />
            <h2>{t(`agency:otherServices.${key}.title`)}</h2>
            <Prose
              paragraphs={[t(`agency:otherServices.${key}.text`)]}
              points={[...list(`points.${key}`), ...(conditions[key] ?? []).map((condition) => condition[lang])]}
            />
          </li>
        ))}
      </ul>
      <Section title={t('contact.title')}>
        <Prose paragraphs={[t('contact.text')]}>
          <ContactWays />
        </Prose>
      </Section>
    </InformationLayout>
  );
}
