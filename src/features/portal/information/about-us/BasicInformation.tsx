import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { DocumentLink } from '../DocumentLink.tsx';
import { BASIC } from './about-us.data.ts';
import styles from './BasicInformation.module.css';

/** Address, transaction accounts, tax numbers and classification, each with its document (P2.17). */
export function BasicInformation() {
  const { t } = useTranslation('about-us');
  return (
    <dl className={styles.basic}>
      {BASIC.map(({ key, document }) => (
        <div key={key}>
          <dt>{t(`basic.${key}.title`)}</dt>
          <dd>
            {key === 'address' && env.VITE_CONTACT_ADDRESS ? <p>{env.VITE_CONTACT_ADDRESS}</p> : null}
            <p>{t(`basic.${key}.text`)}</p>
          </dd>
          <dd>
            <DocumentLink document={document} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
