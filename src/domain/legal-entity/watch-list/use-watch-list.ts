import { useEffect, useSyncExternalStore } from 'react';
import { onWatchListChange, openWatchList, watchList, type WatchList } from './watch-list-store.ts';

/** The watch list of this computer. It is read once, and again when the visitor returns to this tab from another one. */
export function useWatchList(): WatchList {
  const list = useSyncExternalStore(onWatchListChange, watchList);
  const isUnread = list.entities === null;
  useEffect(() => {
    if (isUnread) void openWatchList();
    const look = () => {
      if (document.visibilityState === 'visible') void openWatchList();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnread]);
  return list;
}
