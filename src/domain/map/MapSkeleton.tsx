import { RowsSkeleton, Skeleton } from '#shared/ui/Skeleton.tsx';
import styles from './InteractiveMap.module.css';

/** The place of map and panel while the figures come. */
export function MapSkeleton() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <Skeleton className={styles.picture ?? ''} />
      <RowsSkeleton rows={6} />
    </div>
  );
}
