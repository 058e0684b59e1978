import styles from './CompareYears.module.css';

type SmallBarsProps = {
  values: readonly (number | null)[];
  /** The largest amount of the line over all entities, so that their charts have one scale. */
  most: number;
  breakAt: number;
};

const WIDTH = 11;
const HALF = 14;

/** One entity's years of a line as small bars, losses below the axis, a gap at the change of forms. Decoration: figures stand beside. */
export function SmallBars({ values, most, breakAt }: SmallBarsProps) {
  return (
    <svg
      className={styles.bars}
      width={WIDTH * (values.length + 1)}
      height={HALF * 2}
      aria-hidden="true"
      focusable="false"
    >
      {values.map((value, at) => {
        const x = WIDTH * (at + (breakAt > 0 && at >= breakAt ? 1 : 0));
        const tall = value === null || most === 0 ? 0 : Math.max(1, (Math.abs(value) / most) * (HALF - 1));
        const isLoss = (value ?? 0) < 0;
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
              y={isLoss ? HALF : HALF - tall}
              height={tall}
              className={isLoss ? styles.negative : styles.positive}
            />
          </g>
        );
      })}
    </svg>
  );
}
