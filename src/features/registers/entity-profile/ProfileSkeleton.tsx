import { RowsSkeleton, Skeleton } from '#shared/ui/Skeleton.tsx';
import styles from './EntityProfile.module.css';

/** The layout of a profile in grey. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles['skeleton-head']}>
        <Skeleton width="30%" height="0.9em" />
        <Skeleton width="80%" height="2em" />
        <Skeleton width="55%" height="2em" />
        <Skeleton width="40%" height="1.2em" />
      </div>
      <div className={styles.columns}>
        <RowsSkeleton rows={5} />
        <RowsSkeleton rows={5} />
      </div>
    </div>
  );
}
