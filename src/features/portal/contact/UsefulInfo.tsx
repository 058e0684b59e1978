import { useTranslation } from 'react-i18next';
import { useOperatorFile } from '#domain/operator/operator-file.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { env } from '#shared/config/env.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import styles from './ContactPage.module.css';

/** The first panel (P2.20): the agency's name and address, e-mail and central phone; departments and visiting hours as the operator's file has them. */
export function UsefulInfo() {
  const { t } = useTranslation('contact');
  const { t: tFrame } = useTranslation('layout');
  const { VITE_CONTACT_ADDRESS: address, VITE_CONTACT_EMAIL: email, VITE_CONTACT_PHONE: phone } = env;
  const lang = useLang();
  const { departments, visitingHours } = useOperatorFile();
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
          ...departments.map(({ name, phone: own }) => ({
            key: `${name[lang]} ${own}`,
            term: name[lang],
            value: <a href={`tel:${own.replace(/[^+\d]/g, '')}`}>{own}</a>,
          })),
          ...(visitingHours ? [{ key: 'hours', term: t('visitingHours'), value: visitingHours[lang] }] : []),
        ]}
      />
    </section>
  );
}
