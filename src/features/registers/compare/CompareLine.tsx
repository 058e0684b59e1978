import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakCell } from '#domain/indicators/BreakCell.tsx';
import { isLoss } from '#domain/indicators/ratios.ts';
import { useRatioText } from '#domain/indicators/use-ratio-text.ts';
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
  breakAt: number;
  /** Of the amounts in each year's column. */
  decimals: readonly number[];
  columnCount: number;
};

/** One line or ratio: a row per entity with its figures, why one is missing, and a small chart on the scale of the line. */
export function CompareLine({ line, years, breakAt, decimals, columnCount }: CompareLineProps) {
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
          {row.values.map((value, at) => {
            const ratio = row.ratios?.[at];
            const gap = row.gaps[at];
            return (
              <Fragment key={years[at]}>
                {at === breakAt ? <BreakCell /> : null}
                <td
                  className={classes('num', isRed(value) && styles.loss)}
                  title={ratio ? ratioText.reason(ratio) || undefined : undefined}
                >
                  {gap === 'notOnForm' ? null : cellText(line, value, decimals[at])}
                  {ratio?.gap ? <small>{ratioText.shortReason(ratio.gap)}</small> : null}
                  {gap ? <small>{t(`gaps.${gap}`)}</small> : null}
                </td>
              </Fragment>
            );
          })}
          <td className={styles.chart}>
            <SmallBars values={row.values} most={most} breakAt={breakAt} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
