import { useTranslation } from 'react-i18next';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { safeColours } from '#shared/html/safe-colours.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { accountDisplay, groupedAccount } from './account-display.ts';
import { AccountMessage } from './AccountMessage.tsx';
import styles from './AccountPanel.module.css';
import type { BankAccountAnswer } from './bank-account.api.ts';
import { NOT_AVAILABLE } from './DrawnValue.tsx';

/**
 * The main account of a legal entity as the single register of accounts answers (R2.4, R2.6, R3.6): bank, number, status in
 * the server's colours made safe, and its message; without an account a sentence that there is none, and the message plainly when there is one.
 */
export function AccountPanel({ answer }: { answer: BankAccountAnswer }) {
  const { t } = useTranslation('legal-entity');
  const display = accountDisplay(answer);
  if (display.kind === 'none') return <p className={styles.none}>{t('account.none')}</p>;
  if (display.kind === 'message')
    return (
      <>
        <p className={styles.none}>{t('account.none')}</p>
        <HtmlContent html={display.html} under={2} className={styles.content ?? ''} />
      </>
    );
  const { account, message } = display;
  const colours = safeColours({ text: account.status.textHex, background: account.status.bodyHex });
  const number = account.accountNumber || NOT_AVAILABLE;
  return (
    <div className={styles.panel}>
      <dl className={styles.account}>
        <div>
          <dt>{t('account.number')}</dt>
          <dd className={styles.number}>{groupedAccount(number)}</dd>
        </div>
        <div>
          <dt>{t('account.bank')}</dt>
          <dd>{account.bank.name || NOT_AVAILABLE}</dd>
        </div>
        <div>
          <dt>{t('account.status')}</dt>
          <dd>
            <Badge colours={colours}>{account.status.name || account.status.code || NOT_AVAILABLE}</Badge>
          </dd>
        </div>
      </dl>
      {message ? <AccountMessage message={message} /> : null}
    </div>
  );
}
