import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { AccountPanel, AccountMessage } from '#domain/legal-entity/AccountPanel.tsx';
import type { BankAccountAnswer, ServerMessage } from '#domain/legal-entity/bank-account.api.ts';
import { DrawnValue } from '#domain/legal-entity/DrawnValue.tsx';
import { exportColumn } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { formatDateTime } from '#shared/format/date.ts';
import { MISSING } from '#shared/format/number.ts';
import { plainText } from '#shared/html/strip-html.ts';
import { type ApiError, isApiError, serverLines } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { LoadError, useErrorText } from '#shared/ui/FailureText.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { TextSkeleton } from '#shared/ui/Skeleton.tsx';
import { useDelayed } from '#shared/ui/Spinner.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { useAccountLookup } from './use-account-lookup.ts';
import styles from './BankAccountPage.module.css';

/** Result of the lookup: the account, 'no results' with the server's reasons, or a failure with 'try again' (R2.6, R8). */
export function AccountResult({ jib, query }: { jib: string; query: ReturnType<typeof useAccountLookup>['query'] }) {
  const { t } = useTranslation(['bank-account', 'ui']);
  const { currentData: answer, error, isFetching } = query;
  // During another try the message stays with its button, so that the pressed button keeps the focus.
  const outcome = isFetching && error === undefined ? null : resultKind(answer, error);
  const refusal = isApiError(error) ? error : null;
  const messages = useMessages(refusal);
  const found = useFoundText(answer);
  const said =
    outcome === 'account'
      ? found
      : outcome === 'missing'
        ? [t('ui:searchNoResults'), messages.join(' ')].filter(Boolean).join('. ')
        : null;
  useAnnounce(isFetching ? null : said);
  if (outcome === null) return <Waiting />;
  const again = { onRetry: () => void query.refetch(), isPending: isFetching };
  if (outcome === 'account' && answer)
    return <AccountExtract answer={answer} loadedAt={query.fulfilledTimeStamp ?? null} />;
  if (outcome === 'missing')
    return <AccountMissing jib={jib} status={statusOf(refusal)} messages={messages} {...again} />;
  return <LoadError error={error} title={t('failed')} {...again} />;
}

/** What is announced of an answer: whom it is about, bank and status of the main account, or that there is none; else its message. */
function useFoundText(answer: BankAccountAnswer | undefined): string {
  const { t } = useTranslation(['bank-account', 'legal-entity']);
  const { legalEntity = null, bankAccount: [main] = [], message } = answer ?? {};
  if (!main && !isNamed(legalEntity))
    return [message?.title, plainText(message?.content ?? '')].filter(Boolean).join(' ');
  const { name = '' } = legalEntity ?? {};
  const fact = (label: string, text: string) => `${label}: ${text || MISSING}`;
  const sentences = [
    name && t('accountOf', { name }),
    ...(main
      ? [
          fact(t('legal-entity:account.bank'), main.bank.name),
          fact(t('legal-entity:account.status'), main.status.name || main.status.code),
        ]
      : [t('legal-entity:account.none')]),
  ];
  return sentences.flatMap((text) => (text ? text.replace(/\.?$/, '.') : [])).join(' ');
}

/** Status of an answer without a result; one without data means that the register does not know the jib (R4.4). */
const statusOf = (refusal: ApiError | null): number => refusal?.status ?? 404;

/** What is said of a refusal (R2.6, R8): each message of the server, else the portal's own text, except for an unknown jib. */
function useMessages(refusal: ApiError | null): readonly string[] {
  const errorText = useErrorText();
  const own = serverLines(refusal);
  return own.length > 0 || statusOf(refusal) === 404 ? own : [errorText(refusal)];
}

function resultKind(answer: BankAccountAnswer | undefined, error: unknown): 'account' | 'missing' | 'failed' {
  if (error !== undefined) return isApiError(error) && error.kind === 'http' ? 'missing' : 'failed';
  if (!answer) return 'failed';
  const { legalEntity, bankAccount, message } = answer;
  return isNamed(legalEntity) || bankAccount.length > 0 || hasText(message) ? 'account' : 'missing';
}

/** Whether an answer says anything of its legal entity. */
const isNamed = (legalEntity: BankAccountAnswer['legalEntity']) =>
  legalEntity !== null && Object.values(legalEntity).some((text) => text !== '');

const hasText = (message: BankAccountAnswer['message']): message is ServerMessage =>
  message !== null && (message.title !== '' || message.content !== '');

/** A skeleton, visible after a moment, in a space as high as an answer, so that nothing below moves when the answer arrives. */
function Waiting() {
  const { t } = useTranslation('bank-account');
  const isShown = useDelayed();
  return (
    <div className={styles.waiting} aria-busy="true">
      {isShown ? (
        <>
          <VisuallyHidden>{t('asking')}</VisuallyHidden>
          <TextSkeleton lines={5} />
        </>
      ) : null}
    </div>
  );
}

/**
 * The legal entity with a jib (R2.6): name, identification number and address, its first account, and the server's message in
 * its own colours. Without an account the no-account line is shown above the message.
 */
function AccountExtract({ answer, loadedAt }: { answer: BankAccountAnswer; loadedAt: number | null }) {
  const { t } = useTranslation(['bank-account', 'legal-entity']);
  const lang = useLang();
  const { legalEntity, bankAccount, message } = answer;
  const [main] = bankAccount;
  return (
    <article className={styles.extract} aria-labelledby="account-entity">
      <h2 id="account-entity" dir="auto">
        {legalEntity?.name || MISSING}
      </h2>
      <DefinitionList
        narrow
        items={[
          [
            t('identificationNumber'),
            <span key="jib" className="tnum">
              {legalEntity?.identificationNumber || MISSING}
            </span>,
          ],
          [t('address'), legalEntity?.location ? <DrawnValue key="address" text={legalEntity.location} /> : MISSING],
        ]}
      />
      <section className={styles.account} aria-labelledby="main-account">
        <h3 id="main-account">{t('legal-entity:account.title')}</h3>
        {main ? (
          <AccountPanel answer={answer} />
        ) : (
          <>
            <p>{t('legal-entity:account.none')}</p>
            {hasText(message) ? <AccountMessage message={message} /> : null}
          </>
        )}
      </section>
      {loadedAt === null ? null : (
        <p className="print-only">{t('retrieved', { date: formatDateTime(new Date(loadedAt), lang) })}</p>
      )}
      <div className="button-row no-print">
        {main?.accountNumber ? <CopyButton text={main.accountNumber} label={t('copyNumber')} /> : null}
        <AccountExport answer={answer} />
        <PrintButton variant="quiet" />
      </div>
    </article>
  );
}

/** Exports the register's answer as a file with one row and a date, like every export; without the address (R2.4). */
function AccountExport({ answer }: { answer: BankAccountAnswer }) {
  const { t } = useTranslation(['bank-account', 'legal-entity']);
  const about = useExportAbout([]);
  const { legalEntity, bankAccount } = answer;
  const [main] = bankAccount;
  const column = (kind: 'code' | 'text', header: string, value = '') =>
    exportColumn<BankAccountAnswer>(kind, header, () => value, 28);
  const columns = [
    column('code', t('identificationNumber'), legalEntity?.identificationNumber),
    column('text', t('name'), legalEntity?.name),
    column('text', t('legal-entity:account.bank'), main?.bank.name),
    column('code', t('legal-entity:account.number'), main?.accountNumber),
    column('text', t('legal-entity:account.status'), main?.status.name || main?.status.code),
  ];
  const fileName = [t('exportFile'), legalEntity?.identificationNumber].filter(Boolean).join('-');
  return (
    <ExportMenu
      variant="quiet"
      title={t('title')}
      {...{ fileName, columns, about }}
      source={{ rows: () => [answer] }}
    />
  );
}

type AccountMissingProps = {
  jib: string;
  status: number;
  messages: readonly string[];
  onRetry: () => void;
  isPending: boolean;
};

/**
 * The panel without a result (R2.6, R8): 'searchNoResults', and for an answer other than 200 each message of the server as
 * plain red text. After a server error without a message, the portal's own text is shown and the call can be repeated.
 */
function AccountMissing({ jib, status, messages, onRetry, isPending }: AccountMissingProps) {
  const { t } = useTranslation(['bank-account', 'ui']);
  const isUnknownJib = status === 404;
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return (
    <EmptyState
      title={t('ui:searchNoResults')}
      actions={
        isRefused ? null : (
          <Button icon={RotateCw} isPending={isPending} onClick={onRetry}>
            {t('ui:tryAgain')}
          </Button>
        )
      }
    >
      <p className="tnum">{t(isUnknownJib ? 'noAccount' : 'lookedFor', { jib })}</p>
      {messages.length > 0 ? (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <li key={message}>
              <Icon of={CircleAlert} size="s" />
              <bdi>{message}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </EmptyState>
  );
}
