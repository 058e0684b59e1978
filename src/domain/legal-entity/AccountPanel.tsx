import { useTranslation } from 'react-i18next';
import { plainText } from '#shared/html/strip-html.ts';
import { safeColours } from '#shared/html/safe-colours.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { clampFontSize } from '#shared/html/clamp-font-size.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { accountDisplay, groupedAccount, requestFormUrl } from './account-display.ts';
import styles from './AccountPanel.module.css';
import type { BankAccountAnswer, ServerMessage } from './bank-account.api.ts';
import { NOT_AVAILABLE } from './DrawnValue.tsx';

type MarkupProps = { html: string; under: number; className: string };

const textOf = ({ html, className }: MarkupProps) => <p className={className}>{plainText(html)}</p>;

/** The server's markup as its text until the sanitiser is there, which no page of an account waits for. */
const Markup = lazyPart<MarkupProps>(async () => (await import('#shared/ui/HtmlContent.tsx')).HtmlContent, {
  waiting: textOf,
  failed: textOf,
});

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
        <Markup html={display.html} under={2} className={styles.content ?? ''} />
      </>
    );
  const { account, message } = display;
  const colours = safeColours({ text: account.status.textHex, background: account.status.bodyHex });
  return (
    <div className={styles.panel}>
      <AccountFacts
        number={groupedAccount(account.accountNumber)}
        bank={account.bank.name}
        status={account.status.name || account.status.code}
        colours={colours}
      />
      {message ? <AccountMessage message={message} /> : null}
    </div>
  );
}

type AccountFactsProps = { number: string; bank: string; status: string; colours?: ReturnType<typeof safeColours> };

/** The facts of an account, 'N/A' for what is not known. */
function AccountFacts({ number, bank, status, colours = null }: AccountFactsProps) {
  const { t } = useTranslation('legal-entity');
  return (
    <dl className={styles.account}>
      <div>
        <dt>{t('account.number')}</dt>
        <dd className={styles.number}>{number || NOT_AVAILABLE}</dd>
      </div>
      <div>
        <dt>{t('account.bank')}</dt>
        <dd>{bank || NOT_AVAILABLE}</dd>
      </div>
      <div>
        <dt>{t('account.status')}</dt>
        <dd>
          <Badge colours={colours}>{status || NOT_AVAILABLE}</Badge>
        </dd>
      </div>
    </dl>
  );
}

/**
 * The server's HTML message box (R2.4, R2.6, R3.6) in its own colours when they can be read, else in the theme's (faults
 * A35); sizes are held in bounds (A36), the markup is sanitised.
 */
export function AccountMessage({ message }: { message: ServerMessage }) {
  const colours = safeColours({ text: message.textHex, background: message.bodyHex });
  const titleSize = clampFontSize(message.titleFontSize, 14, 24);
  const contentSize = clampFontSize(message.contentFontSize, 13, 20);
  return (
    <div className={classNames(styles.message, colours ? styles.coloured : undefined)} style={colours ?? undefined}>
      {message.title ? (
        <p className={styles.title} style={titleSize ? { fontSize: titleSize } : undefined}>
          {message.title}
        </p>
      ) : null}
      <div style={contentSize ? { fontSize: contentSize } : undefined}>
        <Markup html={message.content} under={2} className={styles.content ?? ''} />
      </div>
    </div>
  );
}

/** What the account panel shows before the register has answered (R3.6): every value 'N/A', and how certificates are obtained. */
export function AccountPlaceholder() {
  const { t } = useTranslation('legal-entity');
  return (
    <div className={styles.panel} aria-busy="true">
      <VisuallyHidden>{t('account.loading')}</VisuallyHidden>
      <AccountFacts number="" bank="" status="" />
      <p className={styles.message}>
        {t('account.certificate')} <ExternalLink href={requestFormUrl}>{t('account.requestForm')}</ExternalLink>.
      </p>
    </div>
  );
}
