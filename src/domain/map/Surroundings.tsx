import { useId } from 'react';
import { CONTEXT_PATHS, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import styles from './Surroundings.module.css';

const WIDTH = 72;

/** The land beyond the federation, faded out at the edge of the picture, where it would otherwise be cut off in a straight line. */
export function Surroundings() {
  const id = useId();
  return (
    <>
      {CONTEXT_PATHS.map((path) => (
        <path key={path} className={styles.context} d={path} />
      ))}
      <linearGradient id={id}>
        <stop className={styles.clear} />
        <stop className={styles.ground} offset="1" />
      </linearGradient>
      <rect
        className={styles.fade}
        x={VIEW_BOX.width - WIDTH}
        width={WIDTH + 1}
        height={VIEW_BOX.height}
        fill={`url(#${id})`}
      />
    </>
  );
}
