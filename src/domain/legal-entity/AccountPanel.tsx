import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isJib } from '#shared/format/jib.ts';
import { clampFontSize } from '#shared/html/clamp-font-size.ts';
import { safeColours } from '#shared/html/safe-colours.ts';
import { plainText } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { LoadError, ServerLines } from '#shared/ui/FailureText.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Badge, screenColours } from '#shared/ui/Status.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { accountDisplay, groupedAccount, requestFormUrl } from './account-display.ts';
import { type BankAccountAnswer, type ServerMessage, useBankAccountQuery } from './bank-account.api.ts';
import { NOT_AVAILABLE } from './DrawnValue.tsx';
import { isRefusedByAccounts, isUnknownToAccounts } from './main-account.ts';
import styles from './AccountPanel.module.css';

type Account = BankAccountAnswer['bankAccount'][number];
/** Renders a further fact below the number of the main account. */
type AfterNumber = (accountNumber: string) => ReactNode;

type MarkupProps = { html: string; under: number; className: string };

const textOf = ({ html, className }: MarkupProps) => <p className={className}>{plainText(html)}</p>;

/** Shows the server's markup as text until the sanitiser is loaded, so that no page with an account waits for it. */
const Markup = lazyPart<MarkupProps>(async () => (await import('#shared/ui/HtmlContent.tsx')).HtmlContent, {
  waiting: textOf,
  failed: textOf,
});

/** The main account of an entity (R2.4, R2.6, R3.6) with the register's message; without an account it says so. */
export function AccountPanel({ answer, afterNumber }: { answer: BankAccountAnswer; afterNumber?: AfterNumber }) {
  const { t } = useTranslation('legal-entity');
  const display = accountDisplay(answer);
  if (display.kind === 'account')
    return (
      <div className={styles.panel}>
        <AccountFacts of={display.account} afterNumber={afterNumber} />
        {display.message ? <AccountMessage message={display.message} /> : null}
      </div>
    );
  return (
    <>
      <p className={styles.none}>{t('account.none')}</p>
      {display.kind === 'message' ? <Markup html={display.html} under={2} className={styles.content ?? ''} /> : null}
    </>
  );
}

/**
 * The account panel of a profile, looked up by jib. It shows the placeholder of R3.6 until the register answers, the register's
 * own message when it refuses (R8), otherwise the error with 'try again' (faults A43: the rest of the profile never waits for it).
 */
export function EntityAccount({ jib, afterNumber }: { jib: string; afterNumber?: AfterNumber }) {
  const { t } = useTranslation('legal-entity');
  const lang = useLang();
  const hasJib = isJib(jib);
  const account = useBankAccountQuery({ jib, lang }, { skip: !hasJib });
  // No call was made, so it must not say that there is no account.
  if (!hasJib) return <p className={styles.none}>{t(jib.trim() === '' ? 'account.noJib' : 'account.oddJib')}</p>;
  if (account.currentData) return <AccountPanel answer={account.currentData} {...(afterNumber && { afterNumber })} />;
  const { error, isFetching } = account;
  if (isFetching && error === undefined) return <AccountPlaceholder />;
  if (isRefusedByAccounts(error))
    return (
      <div className={styles.refusal}>
        <ServerLines error={error} />
      </div>
    );
  // A register that does not know the jib has no account for it, as on the lookup screen (R2.6).
  if (isUnknownToAccounts(error)) return <p className={styles.none}>{t('account.none')}</p>;
  return (
    <LoadError
      error={error}
      title={t('account.failed')}
      onRetry={() => void account.refetch()}
      isPending={isFetching}
    />
  );
}

/** The facts of an account, 'N/A' for unknown ones. */
function AccountFacts({ of, afterNumber }: { of?: Account; afterNumber?: AfterNumber | undefined }) {
  const { t } = useTranslation('legal-entity');
  const colours = of ? safeColours({ text: of.status.textHex, background: of.status.bodyHex }) : null;
  return (
    <dl className={styles.account}>
      <div>
        <dt>{t('account.number')}</dt>
        <dd className={styles.number}>{groupedAccount(of?.accountNumber ?? '') || NOT_AVAILABLE}</dd>
      </div>
      {of ? afterNumber?.(of.accountNumber) : null}
      <div>
        <dt>{t('account.bank')}</dt>
        <dd>{of?.bank.name || NOT_AVAILABLE}</dd>
      </div>
      <div>
        <dt>{t('account.status')}</dt>
        <dd>
          <Badge colours={colours}>{of?.status.name || of?.status.code || NOT_AVAILABLE}</Badge>
        </dd>
      </div>
    </dl>
  );
}

/** The register's HTML message (R2.4, R2.6, R3.6), sanitised, in its own legible colours (faults A35), sizes limited (A36). */
export function AccountMessage({ message }: { message: ServerMessage }) {
  const colours = safeColours({ text: message.textHex, background: message.bodyHex });
  const titleSize = clampFontSize(message.titleFontSize, 14, 24);
  const contentSize = clampFontSize(message.contentFontSize, 13, 20);
  return (
    <div className={classNames(styles.message, colours ? styles.coloured : undefined)} {...screenColours(colours)}>
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

/** Shown until the register has answered (R3.6): every value 'N/A', and how certificates are obtained. */
function AccountPlaceholder() {
  const { t } = useTranslation('legal-entity');
  return (
    <div className={styles.panel} aria-busy="true">
      <VisuallyHidden>{t('account.loading')}</VisuallyHidden>
      <AccountFacts />
      <p className={styles.message}>
        <span>{t('account.certificate')}</span>{' '}
        <ExternalLink href={requestFormUrl}>{t('account.requestForm')}</ExternalLink>
        <span>.</span>
      </p>
    </div>
  );
}
