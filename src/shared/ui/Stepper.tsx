import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Stepper.module.css';

type StepperProps = {
  label: string;
  steps: readonly { label: string; note?: ReactNode }[];
  /** Index of the current step, from 0; equal to the number of steps when all are done. */
  current: number;
};

/** Progress of a task: steps done, current and to come (look: Report control). */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('ui');
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, at) => {
        const done = at < current;
        return (
          <li
            key={step.label}
            className={classNames(styles.step, done && styles.done)}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {`${at + 1}${done ? ' ✓' : ''}`}
            </span>
            <VisuallyHidden>{`${t('stepOf', { step: at + 1, steps: steps.length })}: `}</VisuallyHidden>
            <span className={styles.label}>{step.label}</span>
            {done ? <VisuallyHidden>{` (${t('stepDone')})`}</VisuallyHidden> : null}
            {step.note ? <small>{step.note}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}
