import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '../config/settings.ts';
import type { StoredItems } from '../storage/stored-list.ts';
import { Banner } from './Banner.tsx';
import { Waiting } from './Loaded.tsx';
import { RowsSkeleton } from './Skeleton.tsx';
import { useDelayed } from './Spinner.tsx';
import { Status } from './Status.tsx';

type StoredNoticeProps = {
  of: Pick<StoredItems<unknown>, 'state' | 'isLostWithTab'>;
  /** Says that the list lasts only while the tab is open, and why. */
  children: ReactNode;
};

/** Above a stored list: that it is lost with the tab, that a change is not stored yet, and then that it is. */
export function StoredNotice({ of: { state, isLostWithTab }, children }: StoredNoticeProps) {
  const { t } = useTranslation('ui');
  const isPending = state === 'pending';
  const [isLate, setLate] = useState(false);
  const [wasPending, setWasPending] = useState(isPending);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    // That an earlier change was late says nothing about this one.
    if (isPending) setLate(false);
  }
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(true), TIMING.storingLate);
    return () => clearTimeout(timer);
  }, [isPending]);
  if (isLostWithTab) return <Banner kind="act">{children}</Banner>;
  const isTold = isLate && (isPending || state === 'stored');
  return <Status className="muted small">{isTold ? t(isPending ? 'storing.pending' : 'storing.stored') : null}</Status>;
}

/** In place of a stored list that is still being read: it may have items. When it is late (faults C22), it says so. */
export function ReadingList({ rows }: { rows: number }) {
  const { t } = useTranslation('ui');
  const isLate = useDelayed(TIMING.database);
  return (
    <>
      {isLate ? null : (
        <Waiting>
          <RowsSkeleton rows={rows} />
        </Waiting>
      )}
      <Status className="muted small">{isLate ? t('storing.reading') : null}</Status>
    </>
  );
}
