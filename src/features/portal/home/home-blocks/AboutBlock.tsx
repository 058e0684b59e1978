import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MISSION } from '#domain/reference/agency/agency-lists.ts';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Section } from '#shared/ui/Section.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './AboutBlock.module.css';

/** About us (P2.6): what the agency is, and the four boxes of its mission cut to 50 letters (P9). */
export function AboutBlock() {
  const { t } = useTranslation(['home-blocks', 'agency', 'layout']);
  const page = href('aboutUs', useLang());
  return (
    <div className="wrap">
      <Section split title={t('layout:screens.aboutUs')} aside={<MoreLink to={page}>{t('about.more')}</MoreLink>}>
        <p className={styles.lead}>{t('about.lead')}</p>
        <ul className={styles.mission} aria-label={t('about.mission')}>
          {MISSION.map((key) => (
            <li key={key}>
              <h3 className="title-m">
                <Link to={`${page}#${key}`}>{t(`agency:mission.${key}.title`)}</Link>
              </h3>
              <p className="small muted">{cut(t(`agency:mission.${key}.text`), CUT.aboutUsText)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
