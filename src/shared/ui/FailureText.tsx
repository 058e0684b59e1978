import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CircleAlert, RotateCw } from 'lucide-react';
import { errorReason, serverLines } from '../http/api-error.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './FailureText.module.css';

type FailureTextProps = {
  /** What the call rejected with: an `ApiError`, or anything. */
  error: unknown;
  /** What happened, where the screen has a text of its own for it; else that of the reason. */
  children?: ReactNode;
};

/**
 * The one text of a failed call (R8, A51): what the screen says of it, the agency's own message where it gave one, and without a text of
 * the screen the reason in the reader's language; a refusal with the agency's own message needs no other.
 */
export function FailureText({ error, children }: FailureTextProps) {
  const { t } = useTranslation('ui');
  const isExplained = errorReason(error) === 'refused' && serverLines(error).length > 0;
  return (
    <>
      {children === undefined ? null : <p>{children}</p>}
      <ServerLines error={error} />
      {children === undefined && !isExplained ? <p>{t(errorTextKey(error))}</p> : null}
    </>
  );
}

/** The agency's own messages about a failure as they are, one paragraph a line; nothing where it gave none. */
export function ServerLines({ error }: { error: unknown }) {
  return serverLines(error).map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}

/** The key, under `ui:errors`, of the text that says what happened in the reader's language. */
export const errorTextKey = (error: unknown) => `errors.${errorReason(error)}` as const;

type LoadErrorProps = {
  /** What the call rejected with: an `ApiError`, or anything. */
  error: unknown;
  /** What could not be loaded, as text; a general sentence when missing. */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  isPending?: boolean;
};

/** A part that could not be loaded: what happened, whether anything was lost, and 'try again' (readings: P8). */
export function LoadError({ error, title, onRetry, isPending = false }: LoadErrorProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.error} role="alert">
      <Icon of={CircleAlert} className={styles.sign} />
      <div>
        <p className={styles.title}>{title ?? t('errorTitle')}</p>
        <FailureText error={error} />
        {onRetry ? (
          <Button size="small" icon={RotateCw} isPending={isPending} onClick={onRetry} className={styles.retry}>
            {t('tryAgain')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
