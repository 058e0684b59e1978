import { useTranslation } from 'react-i18next';
import { isLoss } from '#domain/indicators/ratios.ts';
import { useRatioText } from '#domain/indicators/use-ratio-text.ts';
import { breakIn, YearCells } from '#domain/indicators/YearCells.tsx';
import { classes } from '#shared/ui/classes.ts';
import type { ComparedLine } from './compared-lines.ts';
import styles from './CompareYears.module.css';
import { SmallBars } from './SmallBars.tsx';
import { useCellText, useLineText } from './use-line-text.ts';

/** The name of a line over the rows of its entities, in view while the years are drawn past it. */
export function LineHead({ name, note = '', columnCount }: { name: string; note?: string; columnCount: number }) {
  return (
    <tr className={styles.line}>
      <th scope="rowgroup" colSpan={columnCount}>
        <span>
          {name} {note ? <small>{note}</small> : null}
        </span>
      </th>
    </tr>
  );
}

type CompareLineProps = {
  line: ComparedLine;
  years: readonly number[];
  /** Of the amounts in each year's column. */
  decimals: readonly number[];
  columnCount: number;
};

/** One line or ratio: a row per entity with its figures, why one is missing, and a small chart on the scale of the line. */
export function CompareLine({ line, years, decimals, columnCount }: CompareLineProps) {
  const { t } = useTranslation('indicators');
  const ratioText = useRatioText();
  const cellText = useCellText();
  const { name, note } = useLineText()(line);
  const most = Math.max(0, ...line.rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  const isRed = (value: number | null) =>
    line.ratio ? isLoss({ as: line.ratio.as, value }) : value !== null && value < 0;
  return (
    <tbody>
      <LineHead name={name} note={note} columnCount={columnCount} />
      {line.rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name}</th>
          <YearCells years={years} of={row.values}>
            {(value, at) => {
              const ratio = row.ratios?.[at];
              const gap = row.gaps[at];
              return (
                <td
                  className={classes('num', isRed(value) && styles.loss)}
                  title={ratio ? ratioText.reason(ratio) || undefined : undefined}
                >
                  {gap === 'notOnForm' ? null : cellText(line, value, decimals[at])}
                  {ratio?.gap ? <small>{ratioText.shortReason(ratio.gap)}</small> : null}
                  {gap ? <small>{t(`gaps.${gap}`)}</small> : null}
                </td>
              );
            }}
          </YearCells>
          <td className={styles.chart}>
            <SmallBars values={row.values} most={most} breakAt={breakIn(years)} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
