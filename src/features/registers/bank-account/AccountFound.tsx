import { useTranslation } from 'react-i18next';
import { AccountMessage } from '#domain/legal-entity/AccountMessage.tsx';
import { AccountPanel } from '#domain/legal-entity/AccountPanel.tsx';
import type { BankAccountAnswer } from '#domain/legal-entity/bank-account.api.ts';
import { MISSING } from '#shared/format/number.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import styles from './BankAccountPage.module.css';

/**
 * A found legal entity (R2.6): name, identification number and address, its first account, and the server's message box in
 * its own colours. Without an account the no-account line stands above the message.
 */
export function AccountFound({ answer }: { answer: BankAccountAnswer }) {
  const { t } = useTranslation(['bank-account', 'legal-entity']);
  const { legalEntity, bankAccount, message } = answer;
  const [main] = bankAccount;
  const hasMessage = message !== null && (message.title !== '' || message.content.trim() !== '');
  return (
    <article className={styles.extract} aria-labelledby="account-entity">
      <h2 id="account-entity" dir="auto">
        {legalEntity?.name || MISSING}
      </h2>
      <DefinitionList
        narrow
        items={[
          {
            key: 'jib',
            term: t('identificationNumber'),
            value: <span className="tnum">{legalEntity?.identificationNumber || MISSING}</span>,
          },
          { key: 'address', term: t('address'), value: <bdi>{legalEntity?.location || MISSING}</bdi> },
        ]}
      />
      <section className={styles.account} aria-labelledby="main-account">
        <h3 id="main-account">{t('legal-entity:account.title')}</h3>
        {main ? (
          <AccountPanel answer={answer} />
        ) : (
          <>
            <p>{t('legal-entity:account.none')}</p>
            {hasMessage ? <AccountMessage message={message} /> : null}
          </>
        )}
      </section>
      <div className="button-row no-print">
        {main?.accountNumber ? <CopyButton text={main.accountNumber} label={t('copyNumber')} /> : null}
        <PrintButton variant="quiet" />
      </div>
    </article>
  );
}
