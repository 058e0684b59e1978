import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason, serverLines } from '../http/api-error.ts';
import { errorTextKey } from './error-text.ts';

type FailureTextProps = {
  /** What the call rejected with: an `ApiError`, or anything. */
  error: unknown;
  /** What happened, where the screen has words of its own for it; else those of the reason. */
  children?: ReactNode;
};

/**
 * The one text of a failed call (R8, A51): what the screen says of it, the agency's own words where it gave some, and without words of
 * the screen the reason in the reader's; a refusal in the agency's own words needs no others.
 */
export function FailureText({ error, children }: FailureTextProps) {
  const { t } = useTranslation('ui');
  const isTold = errorReason(error) === 'refused' && serverLines(error).length > 0;
  return (
    <>
      {children === undefined ? null : <p>{children}</p>}
      <ServerLines error={error} />
      {children === undefined && !isTold ? <p>{t(errorTextKey(error))}</p> : null}
    </>
  );
}

/** The agency's own words about a failure as they are, one paragraph a line; nothing where it gave none. */
export function ServerLines({ error }: { error: unknown }) {
  return serverLines(error).map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}
