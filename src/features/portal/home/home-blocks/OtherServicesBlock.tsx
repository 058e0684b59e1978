import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OTHER_SERVICES } from '#domain/reference/agency/agency-lists.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './OtherServicesBlock.module.css';

/** Other services (P2.6): four cards, each linked to its part of the page of other services. */
export function OtherServicesBlock() {
  const { t } = useTranslation(['home-blocks', 'agency', 'layout']);
  const page = href('otherServices', useLang());
  return (
    <div className="wrap">
      <Section
        title={t('layout:screens.otherServices')}
        aside={<MoreLink to={page}>{t('otherServices.all')}</MoreLink>}
      >
        <ul className={styles.cards}>
          {OTHER_SERVICES.map(({ key, icon }) => (
            <li key={key} className={`pressable ${styles.card}`}>
              <Icon of={icon} size="l" />
              <h3>
                <Link to={`${page}#${key}`}>{t(`agency:otherServices.${key}.title`)}</Link>
              </h3>
              <p className="small muted">{t(`agency:otherServices.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
