import { useTranslation } from 'react-i18next';
import { Spinner } from './Spinner.tsx';
import styles from './PageLoader.module.css';
import { useDelayed } from './use-delayed.ts';

/** Stands for a whole page while its code is fetched; keeps the place at once, shows itself after 150 ms. */
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
