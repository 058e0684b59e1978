import { useId } from 'react';
import { VIEW_BOX } from '#domain/reference/geography/geography.ts';
import styles from './EdgeFade.module.css';

const WIDTH = 72;

/** Fades out the land beyond the federation at the edge of the picture, which would otherwise be cut off in a straight line. */
export function EdgeFade() {
  const id = useId();
  return (
    <>
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
