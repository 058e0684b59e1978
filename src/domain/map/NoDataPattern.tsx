import styles from './CantonMap.module.css';

/** Hatching for 'no data': never to be taken for a low figure, in greyscale neither. Use as `fill: url(#id)`. */
export function NoDataPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles['pattern-ground']} width="7" height="7" />
        <line className={styles['pattern-line']} y2="7" />
      </pattern>
    </defs>
  );
}
