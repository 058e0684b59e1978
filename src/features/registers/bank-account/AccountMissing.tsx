import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ApiError, serverLines } from '#shared/http/api-error.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { errorTextKey } from '#shared/ui/FailureText.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './BankAccountPage.module.css';

type AccountMissingProps = {
  jib: string;
  /** The refusal; null when the register answered with nothing (R4.4). */
  error: ApiError | null;
  onRetry: () => void;
};

/**
 * The panel without a result (R2.6, R8): 'searchNoResults', and for an answer other than 200 each message of the server as
 * plain red text. A server that failed without a word gets the portal's words, and can be asked again.
 */
export function AccountMissing({ jib, error, onRetry }: AccountMissingProps) {
  const { t } = useTranslation(['bank-account', 'ui']);
  const status = error?.status ?? 200;
  const own = serverLines(error);
  const isUnknownJib = status === 404 || status === 200;
  const messages = own.length > 0 || isUnknownJib ? own : [t(`ui:${errorTextKey(error)}`)];
  return (
    <EmptyState
      title={t('ui:searchNoResults')}
      actions={
        status >= 500 || status === 429 ? (
          <Button icon={RotateCw} onClick={onRetry}>
            {t('ui:tryAgain')}
          </Button>
        ) : null
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
