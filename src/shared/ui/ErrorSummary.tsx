import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';

type FieldProblem = {
  /** Id of the control or group the message belongs to. */
  id: string;
  /** Empty for a valid field. */
  message: string | null | undefined;
};

type ErrorSummaryProps = {
  errors: readonly FieldProblem[];
  /** Number of attempts to submit (`formState.submitCount`). A failed attempt moves focus here; an error while typing does not. */
  attempt: number;
};

function goTo(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // Keeps the address unchanged: a hash would add a step to the history.
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** All errors of a form above it, each a link to its field, after an attempt to submit; a failed attempt moves focus here. */
export function ErrorSummary({ errors: all, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const titleId = useId();
  const errors = attempt > 0 ? all.filter(({ message }) => message) : [];
  const any = errors.length > 0;
  useEffect(() => {
    const tried = seen.current !== attempt;
    seen.current = attempt;
    if (any && tried) box.current?.focus();
  }, [attempt, any]);
  if (!any) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-m">
        {t('summaryTitle')}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
