import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyBar } from './BusyBar.tsx';
import styles from './BusyStep.module.css';

type BusyStepProps = { sent: number; since: number; onCancel: () => void };

/** The check under way, in the place of the verdict it will bring. */
export function BusyStep(props: BusyStepProps) {
  const { t } = useTranslation('control');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.step} aria-labelledby="busy">
      <h2 id="busy" ref={title} tabIndex={-1}>
        {t('busy.check.title')}
      </h2>
      <BusyBar what="check" {...props} />
    </section>
  );
}
