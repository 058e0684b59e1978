import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import styles from './OfficeMap.module.css';
import { OfficeSign } from './OfficePin.tsx';

type PinLegendProps = { branchesShown: boolean; onBranches: (shown: boolean) => void };

/** What the pins mean; branch offices are shown by default and may be left out (P2.21). */
export function PinLegend({ branchesShown, onBranches }: PinLegendProps) {
  const { t } = useTranslation('locations');
  return (
    <fieldset className={styles.legend}>
      <legend className="visually-hidden">{t('legend')}</legend>
      <span className={styles.meaning}>
        <OfficeSign main />
        {t('unit')}
      </span>
      <CheckboxField
        label={
          <span className={styles.meaning}>
            <OfficeSign main={false} />
            {t('branch')}
          </span>
        }
        checked={branchesShown}
        onChange={({ target }) => onBranches(target.checked)}
      />
    </fieldset>
  );
}
