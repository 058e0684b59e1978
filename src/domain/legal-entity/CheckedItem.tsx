import type { ReactNode } from 'react';
import { TIMING } from '#shared/config/settings.ts';
import { Button } from '#shared/ui/Button.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import styles from './CheckedItem.module.css';

/** What every item of a list gets that `useDueChecks` checks. */
export type CheckedItemProps<Item> = {
  /** Whether it is being checked or queued. */
  isPending: boolean;
  onAgain: (item: Item) => void;
  onRemove: (item: Item) => void;
};

/** What changed in a checked item, one `li` for each change. */
export function ItemChanges({ children }: { children: ReactNode }) {
  return <ul className={styles.changes}>{children}</ul>;
}

/** What of an item could not be checked. */
export function FailedCheck({ children }: { children: ReactNode }) {
  return <p className={styles.failed}>{children}</p>;
}

/** For a moment, that an item was removed, with a button that puts it back. */
export function RemovedBanner(props: { title: string; undo: string; onUndo: () => void; onHide: () => void }) {
  return (
    <TimedBanner kind="ok" ms={TIMING.contactBanner} onHide={props.onHide} title={props.title}>
      <Button size="small" onClick={props.onUndo}>
        {props.undo}
      </Button>
    </TimedBanner>
  );
}
