import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { useContent } from '#domain/content/use-content.ts';
import { MISSION } from '#domain/reference/agency/agency-lists.ts';
import { env } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { FeedbackLink } from '../ContactWays.tsx';
import { DocumentItems, DocumentLink } from '../DocumentLink.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { LinkCards } from '../LinkCards.tsx';
import { AuthoredText, Conditions, useTextList } from '../Prose.tsx';
import { BASIC, PARTS, PRODUCTS, SERVICES, smallCards } from './about-us.data.ts';
import styles from './AboutUsPage.module.css';

/** About us (P2.17): what the agency is and does, its documents, and the ways to contact it. */
export default function AboutUsPage() {
  const { t } = useTranslation('about-us');
  const lang = useLang();
  const { data: tree } = useContent();
  const { annualReport } = useAgencyFile();
  const card = ({ key, route, ...at }: (typeof SERVICES | typeof PRODUCTS)[number]) => ({
    key,
    title: t(`${key}.title`),
    text: t(`${key}.text`),
    to: href(route, lang) + ('place' in at ? `#${at.place}` : ''),
  });
  return (
    <InformationLayout route="aboutUs" texts="about-us">
      <div className={styles.opening}>
        <AuthoredText texts="about-us" part="opening" />
        <nav aria-label={t('contents')} className={`no-print ${styles.contents}`}>
          <p>{t('contents')}</p>
          <ul>
            {PARTS.map((part) => (
              <li key={part}>
                <Link to={`${href('aboutUs', lang)}#${part}`}>{t(`${part}.title`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Section id="basic" title={t('basic.title')}>
        <dl className={styles.basic}>
          {BASIC.map(({ key, document }) => (
            <div key={key}>
              <dt>{t(`basic.${key}.title`)}</dt>
              <dd>
                {key === 'address' && env.VITE_CONTACT_ADDRESS ? <p>{env.VITE_CONTACT_ADDRESS}</p> : null}
                <DocumentLink document={document} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="vision" title={t('vision.title')}>
        <Vision />
      </Section>
      <Section id="services" title={<Link to={href('otherServices', lang)}>{t('services.title')}</Link>}>
        <LinkCards cards={SERVICES.map(card)} />
      </Section>
      <Section id="products" title={t('products.title')}>
        <LinkCards cards={PRODUCTS.map(card)} />
      </Section>
      <Section id="law" title={t('law.title')}>
        <DocumentItems documents={['presentation', 'agencyLaw', 'registerLaw']} className={styles.documents} />
      </Section>
      <Section id="more" title={t('more.title')}>
        <LinkCards small cards={smallCards({ t, lang, tree, annualReport: annualReport?.url })} />
      </Section>
      <Section id="access" title={t('access.title')} intro={t('access.intro')}>
        <DocumentItems
          documents={['informationIndex', 'informationRequest', 'informationGuide']}
          className={styles.documents}
        />
        <Conditions of="accessToInformation" />
      </Section>
      <Section id="feedback" title={t('feedback.title')} intro={t('feedback.intro')}>
        <div className="button-row">
          <FeedbackLink />
          <ButtonLink to={href('contact', lang)} variant="quiet">
            {t('feedback.contact')}
          </ButtonLink>
        </div>
      </Section>
    </InformationLayout>
  );
}

function Vision() {
  const { t } = useTranslation(['about-us', 'agency']);
  const list = useTextList('about-us');
  return (
    <>
      <p className={styles.vision}>{t('vision.text')}</p>
      <h3 className={`title-m ${styles.head}`}>{t('vision.values')}</h3>
      <ul className={styles.values}>
        {list('points.values').map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
      <h3 className={`title-m ${styles.head}`}>{t('vision.mission')}</h3>
      <ul className={styles.mission}>
        {MISSION.map((key) => (
          <li key={key} id={key}>
            <h4>{t(`agency:mission.${key}.title`)}</h4>
            <p className="small muted">{t(`agency:mission.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
