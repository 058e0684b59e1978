import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import styles from './ContactPage.module.css';

/** The director's office and the sectors and departments with a phone of their own (P2.20). */
const OFFICES = ['director', 'economic', 'finance', 'registry', 'supervision', 'legal'] as const;

/** The first panel (P2.20): the agency's name and address, e-mail, central phone, and the numbers of the sectors. */
export function UsefulInfo() {
  const { t } = useTranslation('contact');
  const { t: tFrame } = useTranslation('layout');
  const { VITE_CONTACT_ADDRESS: address, VITE_CONTACT_EMAIL: email, VITE_CONTACT_PHONE: phone } = env;
  const call = phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : '–';
  return (
    <section className={styles.info} aria-labelledby="useful-info">
      <h2 id="useful-info">{t('usefulInfo')}</h2>
      <address>
        <b>{tFrame('agency')}</b>
        {address ? <div>{address}</div> : null}
      </address>
      <DefinitionList
        narrow
        items={[
          { key: 'email', term: t('email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : '–' },
          { key: 'phone', term: t('centralPhone'), value: call },
          ...OFFICES.map((office) => ({ key: office, term: t(`offices.${office}`), value: call })),
        ]}
      />
    </section>
  );
}
