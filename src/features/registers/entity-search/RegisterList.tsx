import FileText from 'lucide-react/icons/file-text';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentUrl } from '#shared/config/document-url.ts';
import { LEGAL_ENTITY_STATUS } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { SEARCH_REGISTERS, type SearchFilters } from './entity-search.params.ts';
import { changedSearch, inRegister, searchLink } from './use-register-filters.ts';
import styles from './RegisterList.module.css';

const STATUSES = Object.keys(LEGAL_ENTITY_STATUS) as (keyof typeof LEGAL_ENTITY_STATUS)[];

/** The tabs of the red portal: submitted the report, did not, not in the register of accounts (R2.3, R9). */
export function RedPortalTabs({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  return (
    <NavTabs
      label={t('statusLabel')}
      items={STATUSES.map((name) => ({
        key: name,
        label: t(`status.${name}`),
        current: filters.legalEntityStatus === LEGAL_ENTITY_STATUS[name],
        to: searchLink(changedSearch(filters, { legalEntityStatus: LEGAL_ENTITY_STATUS[name] }), lang),
      }))}
    />
  );
}

/** A link to the PDF of activity codes on the agency's documents host (R2.3); renders nothing without that host. */
export function ActivityCodes() {
  const { t } = useTranslation('entity-search');
  const href = documentUrl('sifarnik-djelatnosti.pdf');
  return href ? (
    <p className={styles.codes}>
      <ExternalLink href={href} icon={FileText}>
        {t('activityCodes')}
      </ExternalLink>
    </p>
  ) : null;
}

/** The left list of the eight registers (R2.3). They are links, so that they open in new tabs and work with the back button. */
export const RegisterList = memo(function RegisterList({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  return (
    <nav className={styles.nav} aria-labelledby="registers-title">
      <h2 id="registers-title" className="side-head">
        {t('registersTitle')}
      </h2>
      <ul>
        {SEARCH_REGISTERS.map((register) => (
          <li key={register}>
            <Link
              to={searchLink(inRegister(filters, register), lang)}
              preventScrollReset
              aria-current={register === filters.register ? 'page' : undefined}
              className={register === 'redPortal' ? styles.red : undefined}
            >
              {register === 'redPortal' ? <Icon of={OctagonAlert} size="s" /> : null}
              <span>{t(`registers.${register}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ActivityCodes />
    </nav>
  );
});
