import { useTranslation } from 'react-i18next';
import type { Measure } from '#domain/indicators/figure-measure.ts';
import { breakIn } from '#domain/indicators/indicator-cards.ts';
import { isLoss } from '#domain/indicators/ratios.ts';
import { useFigure, useRatioText, useTrendLabel } from '#domain/indicators/use-indicator-text.ts';
import { YearCells } from '#domain/indicators/YearCells.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import type { ComparedLine } from './compared-lines.ts';
import styles from './CompareYears.module.css';

type SmallBarsProps = {
  points: ComparedLine['rows'][number]['points'];
  /** The largest amount of the line over all entities, so that their charts have the same scale. */
  most: number;
  breakAt: number;
};

const WIDTH = 11;
const HALF = 14;

/** The years of an entity as small bars, losses below the axis, a gap where the forms change. Decorative: figures are beside. */
function SmallBars({ points, most, breakAt }: SmallBarsProps) {
  const width = WIDTH * (points.length + 1);
  return (
    <svg
      className={styles.bars}
      width={width}
      height={HALF * 2}
      viewBox={`0 0 ${width} ${HALF * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {points.map(({ value }, at) => {
        const x = WIDTH * (at + (breakAt > 0 && at >= breakAt ? 1 : 0));
        const tall = value === null || most === 0 ? 0 : Math.max(1, (Math.abs(value) / most) * (HALF - 1));
        const isNegative = (value ?? 0) < 0;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- years never move
          <g key={at}>
            <line
              x1={x}
              x2={x + WIDTH - 3}
              y1={HALF}
              y2={HALF}
              className={value === null ? styles.missing : styles.axis}
            />
            <rect
              x={x}
              width={WIDTH - 3}
              y={isNegative ? HALF : HALF - tall}
              height={tall}
              className={isNegative ? styles.negative : styles.positive}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The name of a line above the rows of its entities; it stays visible while the years scroll. */
export function LineHead({ name, note = '', years }: { name: string; note?: string; years: readonly number[] }) {
  return (
    <tr className={styles.line}>
      <th scope="rowgroup" colSpan={years.length + (breakIn(years) > 0 ? 3 : 2)}>
        <span>
          <span>{name}</span> {note ? <small>{note}</small> : null}
        </span>
      </th>
    </tr>
  );
}

type CompareLineProps = {
  line: ComparedLine;
  measure: Measure;
  years: readonly number[];
  /** Decimals of the amounts in each year's column. */
  decimals: readonly number[];
};

/** One line or ratio, with a row for each entity: its figures or why one is missing, and a small chart on the line's scale. */
export function CompareLine({ line, measure, years, decimals }: CompareLineProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const ratioText = useRatioText();
  const cellText = useCellText(measure);
  const most = Math.max(0, ...line.rows.flatMap(({ points }) => points.map(({ value }) => Math.abs(value ?? 0))));
  const isRed = (value: number | null) => isLoss({ as: line.ratio?.as ?? 'KM', value });
  const { label, code } = line.ratio
    ? { label: ratioText.name(line.ratio.name), code: ratioText.formula(line.ratio.name) }
    : trendLabel(line.trend);
  const note = [line.card && t(`cards.${line.card}`), code].filter(Boolean).join(' · ');
  return (
    <tbody>
      <LineHead name={label} note={note} years={years} />
      {line.rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name}</th>
          <YearCells years={years} of={row.points}>
            {({ value, gap, ratio }, at) => {
              const why = ratioText.shortReason(ratio, gap);
              return (
                <td className={classNames('num', isRed(value) && 'loss')} title={ratioText.reason(ratio)}>
                  <span>{gap === 'notOnForm' ? null : cellText(line, value, decimals[at])}</span>
                  {why ? <small>{why}</small> : null}
                </td>
              );
            }}
          </YearCells>
          <td className={styles.chart}>
            <SmallBars points={row.points} most={most} breakAt={breakIn(years)} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Formats the figures of a line: a ratio with its unit, an amount with the decimals of its column. */
export function useCellText(measure: Measure) {
  const ratioText = useRatioText();
  const { measured } = useFigure();
  return ({ ratio, unit }: Pick<ComparedLine, 'ratio' | 'unit'>, value: number | null, decimals: number | undefined) =>
    ratio ? ratioText.value({ as: ratio.as, value }) : measured(value, measure, unit === 'KM' ? decimals : undefined);
}
