import { classes } from '#shared/ui/classes.ts';
import styles from './DrawnValue.module.css';
import { useDrawnLines } from './use-drawn-lines.ts';

type DrawnValueProps = {
  text: string;
  /** Characters from which the value takes a further line (`WRAP_AT`, R2.4); without it only the width breaks lines. */
  limit?: number;
  className?: string | undefined;
};

/** What stands for an empty profile value (R2.4). */
export const NOT_AVAILABLE = 'N/A';

/**
 * A profile value drawn as an image (R2.4): it cannot be selected or copied as text, is sharp at any size because it is
 * vectors, takes the colour and face of its place, and has its text as accessible name (faults I01). '' gives 'N/A'.
 */
export function DrawnValue({ text, limit, className }: DrawnValueProps) {
  if (text.trim() === '') return <span className={classes(styles.none, className)}>{NOT_AVAILABLE}</span>;
  return <Drawing text={text.trim()} limit={limit ?? Number.POSITIVE_INFINITY} className={className} />;
}

function Drawing({
  text,
  limit,
  className,
}: Required<Omit<DrawnValueProps, 'className'>> & { className: string | undefined }) {
  const { box, probe, lines, width, lineHeight } = useDrawnLines(text, limit);
  const height = lines.length * lineHeight;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file
    <span ref={box} className={classes(styles.value, className)} role="img" aria-label={text}>
      <span ref={probe} className={styles.probe} aria-hidden="true" />
      <svg
        className={styles.drawing}
        width={width || '100%'}
        height={height}
        viewBox={width ? `0 0 ${width} ${height}` : undefined}
        aria-hidden="true"
        focusable="false"
      >
        {lines.map((line, at) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <text key={at} x="0" y={(at + 0.5) * lineHeight} dominantBaseline="central">
            {line}
          </text>
        ))}
      </svg>
    </span>
  );
}
