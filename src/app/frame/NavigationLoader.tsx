import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { Spinner } from '#shared/ui/Spinner.tsx';
import styles from './NavigationLoader.module.css';

/** The full-page loader of the guard's checks (P2.3, step 2), not shown under 150 ms. */
export function NavigationLoader() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Overlay />;
}

function Overlay() {
  const { t } = useTranslation('ui');
  if (!useDelayed()) return null;
  return (
    <output className={styles.overlay}>
      <Spinner size="l" />
      <span>{t('loading')}</span>
    </output>
  );
}
