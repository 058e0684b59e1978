import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DocumentList } from '../DocumentLink.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { TextSection, Conditions } from '../Prose.tsx';
import styles from './NaturalPersonsAccountsPage.module.css';

/** Size of the register of accounts of natural persons (P2.16, P9). */
const NATURAL_PERSONS_REGISTER = { accounts: 2_337_416, banks: 17 } as const;

/** Register of accounts of natural persons (P1, P2.16): it is not public; explains who may request an extract, with the two forms. */
export default function NaturalPersonsAccountsPage() {
  const { t } = useTranslation('natural-persons-accounts');
  const lang = useLang();
  const accounts = formatNumber(NATURAL_PERSONS_REGISTER.accounts, lang);
  const banks = formatNumber(NATURAL_PERSONS_REGISTER.banks, lang);
  return (
    <InformationLayout
      route="naturalPersonsAccounts"
      texts="natural-persons-accounts"
      intro={t('introWithFigures', { accounts, banks })}
      aside={<DocumentList title={t('forms')} documents={['extractRequest', 'consent']} />}
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('facts.accounts')}</dt>
          <dd>{accounts}</dd>
        </div>
        <div>
          <dt>{t('facts.banks')}</dt>
          <dd>{banks}</dd>
        </div>
      </dl>
      <TextSection texts="natural-persons-accounts" part="content" />
      <TextSection texts="natural-persons-accounts" part="who" />
      <TextSection texts="natural-persons-accounts" part="how" numbered />
      <Conditions of="naturalPersonsAccounts" />
    </InformationLayout>
  );
}
