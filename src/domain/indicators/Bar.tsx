import styles from './Bar.module.css';
import type { BarBox } from './bar-layout.ts';

type BarProps = {
  /** Null for a missing value: a dash above a dotted piece of the axis, never a bar. */
  box: BarBox | null;
  axis: number;
  height: number;
  label: string;
  isLoss: boolean;
  isSelected?: boolean;
};

/** One year's bar; as wide as its cell, so that bars end where the figures below them end. Decoration: numbers stand in a table. */
export function Bar({ box, axis, height, label, isLoss, isSelected = false }: BarProps) {
  const tone = isSelected ? styles.selected : isLoss ? styles.loss : styles.gain;
  return (
    <svg className={styles.bar} width="100%" height={height} aria-hidden="true" focusable="false">
      {box ? (
        <>
          <line x1="0" x2="100%" y1={axis} y2={axis} className={styles.axis} />
          <rect x="36%" width="64%" y={box.top} height={box.height} className={tone} />
          <text x="100%" y={box.label} className={isLoss ? styles['loss-label'] : undefined}>
            {label}
          </text>
        </>
      ) : (
        <>
          <line x1="0" x2="100%" y1={axis} y2={axis} className={styles.missing} />
          <text x="100%" y={axis - 6} className={styles['missing-label']}>
            –
          </text>
        </>
      )}
    </svg>
  );
}
