import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../format/file-size.ts';
import { formatShare } from '../format/number.ts';
import { errorReason, isApiError, serverLines } from '../http/api-error.ts';
import { useLang } from '../i18n/use-lang.ts';
import { Button } from './Button.tsx';
import { FocusAfter } from './FocusAfter.tsx';
import { Icon } from './Icon.tsx';
import { useTriesEnded } from './use-tries-ended.ts';
import styles from './FailureText.module.css';

type FailureTextProps = {
  error: unknown;
  /** The screen's own text about the failure; without it, the text of the reason. */
  children?: ReactNode;
};

/**
 * The text of a failed call (R8, A51): the screen's own text and the agency's message, if any. Without the screen's text it
 * gives the reason in the reader's language, except for a refusal that the agency's message already explains.
 */
export function FailureText({ error, children }: FailureTextProps) {
  const errorText = useErrorText();
  const isExplained = errorReason(error) === 'refused' && serverLines(error).length > 0;
  return (
    <>
      {children === undefined ? null : <p>{children}</p>}
      <ServerLines error={error} />
      {children === undefined && !isExplained ? <p>{errorText(error)}</p> : null}
    </>
  );
}

/** Explains failures in the reader's language; an interrupted upload with the share and size of what was sent. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('ui');
  const lang = useLang();
  return (error) => {
    const { share = 0, size = 0 } = (isApiError(error) ? error.upload : undefined) ?? {};
    return t(`errors.${errorReason(error)}`, {
      share: formatShare(share, lang),
      size: formatFileSize(size, lang),
    });
  };
}

/** The agency's own messages about a failure, unchanged, one paragraph for each line; renders nothing without messages. */
export function ServerLines({ error }: { error: unknown }) {
  return serverLines(error).map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}

type LoadErrorProps = {
  error: unknown;
  /** What could not be loaded, as text; a general sentence when missing. */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  isPending?: boolean;
};

/** Shown instead of a part that could not be loaded: what happened, whether anything was lost, and 'try again' (readings: P8). */
export function LoadError({ error, title, onRetry, isPending = false }: LoadErrorProps) {
  const { t } = useTranslation('ui');
  const tries = useTriesEnded(isPending);
  return (
    <FocusAfter className={styles.error} role="alert">
      <Icon of={CircleAlert} className={styles.sign} />
      <div>
        <div key={tries}>
          <p className={styles.title}>{title ?? t('errorTitle')}</p>
          <FailureText error={error} />
        </div>
        {onRetry ? (
          <Button size="small" icon={RotateCw} isPending={isPending} onClick={onRetry} className={styles.retry}>
            {t('tryAgain')}
          </Button>
        ) : null}
      </div>
    </FocusAfter>
  );
}
