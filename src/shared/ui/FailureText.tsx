import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverLines } from '../http/api-error.ts';
import { errorTextKey } from './error-text.ts';

type FailureTextProps = {
  /** What the call rejected with: an `ApiError`, or anything. */
  error: unknown;
  /** What happened, where the screen has words of its own for it; else those of the reason. */
  children?: ReactNode;
};

/** The one text of a failed call: what happened in the reader's words, then the agency's own where it gave some (A51). */
export function FailureText({ error, children }: FailureTextProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <p>{children ?? t(errorTextKey(error))}</p>
      {serverLines(error).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}
