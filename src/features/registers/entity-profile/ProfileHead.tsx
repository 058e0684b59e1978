import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DrawnValue, NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { WRAP_AT } from '#shared/config/settings.ts';
import { formatDate, toDateParts } from '#shared/format/date.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { PAGE_TITLE_ID } from '#shared/ui/PageHead.tsx';
import styles from './ProfileHead.module.css';

type ProfileHeadProps = {
  entity: LegalEntity;
  loadedAt: Date;
  /** The account panel; null when it stands elsewhere. */
  account: ReactNode;
};

/** The head of the extract: long name as heading, short name, identification, and the main account beside them. */
export function ProfileHead({ entity, loadedAt, account }: ProfileHeadProps) {
  const { t } = useTranslation(['entity-profile', 'legal-entity']);
  const lang = useLang();
  const seat = [entity.municipality, cantonName(entity.county, lang)].filter(Boolean).join(', ');
  const registered = toDateParts(entity.registrationDateTime);
  return (
    <header className={account ? styles.head : `${styles.head} ${styles.alone}`}>
      <div className={styles.names}>
        <p className={styles.kind}>
          <span>{[t('register'), entity.legalEntityType].filter(Boolean).join(' · ')}</span>
          <span>{t('asOf', { date: formatDate(loadedAt, lang) })}</span>
        </p>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          <DrawnValue text={entity.longName || entity.shortName} limit={WRAP_AT.longName} />
        </h1>
        <div className={styles.short}>
          <DrawnValue text={entity.shortName} limit={WRAP_AT.shortName} />
        </div>
      </div>
      <dl className={styles.ids}>
        <div>
          <dt>{t('fields.jib')}</dt>
          <dd className={styles.jib}>
            <DrawnValue text={entity.jib} />
            {entity.jib ? <CopyButton size="small" label={t('copyJib')} text={entity.jib} /> : null}
          </dd>
        </div>
        <div>
          <dt>{t('fields.taxNumber')}</dt>
          <dd>
            <DrawnValue text={entity.taxNumber} />
          </dd>
        </div>
        <div>
          <dt>{t('fields.registrationDate')}</dt>
          <dd>{registered ? formatDate(entity.registrationDateTime, lang) : NOT_AVAILABLE}</dd>
        </div>
        <div>
          <dt>{t('fields.seat')}</dt>
          <dd>{seat || NOT_AVAILABLE}</dd>
        </div>
      </dl>
      {account ? (
        <section className={styles.account} aria-label={t('legal-entity:account.title')}>
          <h2>{t('legal-entity:account.title')}</h2>
          {account}
        </section>
      ) : null}
    </header>
  );
}
