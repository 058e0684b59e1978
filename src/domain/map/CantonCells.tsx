import { formatNumber, formatPercent, MISSING } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { classes } from '#shared/ui/classes.ts';
import styles from './CantonTable.module.css';
import { INDICATORS, type CantonSummary, type Indicator } from './map.model.ts';
import type { Standing } from './ranking.ts';

type CantonCellsProps = {
  of: Omit<CantonSummary, 'id'>;
  /** Place and share of a canton; undefined for the federation. */
  standing: Standing | undefined;
  indicator: Indicator;
  /** The years differ: each row says its own. */
  mixedYears: boolean;
  lang: Lang;
};

/** The figures of one row of the table of cantons: year, place, share with its bar, then the six indicators. */
export function CantonCells({ of: { year, figures }, standing, indicator, mixedYears, lang }: CantonCellsProps) {
  const share = standing?.share ?? null;
  return (
    <>
      {mixedYears ? <td className={classes('num', styles.other)}>{year ?? MISSING}</td> : null}
      <td className={classes('num', styles.other)}>{standing ? (standing.place ?? MISSING) : null}</td>
      <td className="num">
        {standing ? formatPercent(share, lang, { decimals: 1 }) : null}
        {standing ? (
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${Math.min(share ?? 0, 100)}%`} height="100%" />
          </svg>
        ) : null}
      </td>
      {INDICATORS.map((name) => {
        const figure = figures[name];
        return (
          <td
            key={name}
            className={classes(
              'num',
              name === indicator ? styles.selected : styles.other,
              figure !== null && figure < 0 && styles.loss,
            )}
          >
            {formatNumber(figure, lang, { decimals: 0 })}
          </td>
        );
      })}
    </>
  );
}
