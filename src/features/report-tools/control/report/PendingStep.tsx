import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingBar } from './PendingBar.tsx';
import styles from './PendingStep.module.css';

type PendingStepProps = { sent: number; since: number; onCancel: () => void };

/** The check under way, in the place of the verdict it will bring. */
export function PendingStep(props: PendingStepProps) {
  const { t } = useTranslation('control');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.step} aria-labelledby="busy">
      <h2 id="busy" ref={title} tabIndex={-1}>
        {t('busy.check.title')}
      </h2>
      <PendingBar what="check" {...props} />
    </section>
  );
}
