import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

/** A grey bar in place of a text; sizes as in CSS. */
export function Skeleton({ width, height, className }: { width?: string; height?: string; className?: string }) {
  return <span className={classNames(styles.bar, className)} style={{ width, height }} aria-hidden="true" />;
}

/** Uneven on purpose: equal bars would look like a table. */
const WIDTHS = ['72%', '58%', '81%', '64%', '49%', '76%'];

const places = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Rows of a register or list: each a title and a line of details. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {places(rows).map((at) => (
        <div key={at}>
          <Skeleton width={WIDTHS[at % WIDTHS.length] ?? '60%'} height="1.1em" />
          <Skeleton width="38%" height="0.8em" />
        </div>
      ))}
    </div>
  );
}

/** Cards with a picture, a date and a title; `rowsOnPhones` if the picture is beside the text on phones. */
export function CardsSkeleton({ cards, rowsOnPhones = false }: { cards: number; rowsOnPhones?: boolean }) {
  return (
    <div className={classNames(styles.cards, rowsOnPhones && styles.beside)} aria-hidden="true">
      {places(cards).map((at) => (
        <div key={at}>
          <Skeleton className={styles.picture ?? ''} />
          <Skeleton width="30%" height="0.8em" />
          <Skeleton width={WIDTHS[at % WIDTHS.length] ?? '60%'} height="1.1em" />
        </div>
      ))}
    </div>
  );
}

/** Lines of body text under a title. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.text} aria-hidden="true">
      <Skeleton width="55%" height="1.6em" />
      {places(lines).map((at) => (
        <Skeleton key={at} width={at === lines - 1 ? '40%' : '100%'} />
      ))}
    </div>
  );
}
