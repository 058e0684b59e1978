import { useTranslation } from 'react-i18next';
import { Spinner } from './Spinner.tsx';
import styles from './PageLoader.module.css';
import { useDelayed } from './use-delayed.ts';

/** Stands for a whole page while its code is fetched; keeps the place at once, shows itself after 150 ms. */
export function PageLoader() {
  const { t } = useTranslation('ui');
  const shown = useDelayed();
  return (
    <output className={styles.page}>
      {shown ? (
        <>
          <Spinner size="l" />
          <span>{t('loading')}</span>
        </>
      ) : null}
    </output>
  );
}
