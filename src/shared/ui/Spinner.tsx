import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '../config/settings.ts';
import { classNames } from './class-names.ts';
import styles from './Spinner.module.css';

/** A spinner for short waits inside a control. It is silent; the control's own text says what is pending. */
export function Spinner({ size = 's' }: { size?: 's' | 'l' }) {
  return <span className={classNames(styles.ring, size === 'l' && styles.large)} aria-hidden="true" />;
}

/** False at first, true later: by default after 150 ms, so that a quick answer never flashes a skeleton (look: Patterns). */
export function useDelayed(ms: number = TIMING.loaderDelay): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** Placeholder for a whole page while its code is fetched; takes its space at once and becomes visible after 150 ms. */
export function PageLoader() {
  const { t } = useTranslation('ui');
  const shown = useDelayed();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control and would need a label
    <div role="status" className={styles.page}>
      {shown ? (
        <>
          <Spinner size="l" />
          <span>{t('loading')}</span>
        </>
      ) : null}
    </div>
  );
}
