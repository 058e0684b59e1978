import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '#shared/ui/classes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { Point } from './series.ts';
import toggles from './IndicatorTable.module.css';
import type { Trend } from './trends.ts';
import { useFigure } from './use-figure.ts';
import { useTrendLabel } from './use-row-label.ts';
import { YearCells } from './YearCells.tsx';
import styles from './YearsTable.module.css';

type YearsRowProps = {
  trend: Trend;
  points: readonly Point[];
  years: readonly number[];
  /** Of the amounts in each year's column. */
  decimals: readonly number[];
  isCharted: boolean;
  onChart: () => void;
};

/** One line over the years: amount and change in a cell; a dash for what is not stated, nothing where the form has no such line. */
export function YearsRow({ trend, points, years, decimals, isCharted, onChart }: YearsRowProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const figure = useFigure();
  const { label, code } = trendLabel(trend);
  return (
    <tr>
      <th scope="row">
        <span className={styles.label}>
          <button
            type="button"
            className={toggles.toggle}
            aria-pressed={isCharted}
            aria-label={t('showInChart', { label })}
            title={t('showInChart', { label })}
            onClick={onChart}
          >
            <Icon of={ChartColumn} size="s" />
          </button>
          <span>
            {label}
            {code ? <small>{code}</small> : null}
          </span>
        </span>
      </th>
      <YearCells years={years} of={points}>
        {(point, at) => (
          <td
            className={classes('num', point.gap === 'notOnForm' && styles.none, (point.value ?? 0) < 0 && styles.loss)}
            title={point.gap === null ? undefined : t(`gaps.${point.gap}`)}
          >
            {point.gap === null ? (
              <>
                {figure.amount(point.value, trend.unit === 'KM' ? decimals[at] : undefined)}
                {point.change ? <small>{figure.change(point.change)}</small> : null}
              </>
            ) : (
              <>
                <span aria-hidden="true">{point.gap === 'notOnForm' ? '' : '–'}</span>
                <VisuallyHidden>{t(`gaps.${point.gap}`)}</VisuallyHidden>
              </>
            )}
          </td>
        )}
      </YearCells>
    </tr>
  );
}
