import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '#shared/portal/portal.ts';
import { api, type ApiDispatch } from './api.ts';

type Running = (
  endpoint: string,
  args: unknown,
) => ThunkAction<{ abort: () => void } | undefined, unknown, unknown, UnknownAction>;

/**
 * Aborts a pending call when its arguments change or the screen is left (faults G02, G05). `args` are the arguments of the
 * endpoint, null for no call; they must keep their identity while nothing changes.
 */
export function useAbortOnLeave<Args extends object>(
  endpoint: { name: string; initiate: (args: Args, ...options: never[]) => unknown },
  args: Args | null,
): void {
  const dispatch = useDispatch<ApiDispatch>();
  const { waitingScreens } = usePortal().visit;
  const { name } = endpoint;
  useEffect(() => {
    if (args === null) return undefined;
    const key = JSON.stringify([name, args]);
    const count = (change: 1 | -1) => waitingScreens.set(key, (waitingScreens.get(key) ?? 0) + change);
    count(1);
    return () => {
      count(-1);
      // Deferred, so that a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (waitingScreens.get(key)) return;
        waitingScreens.delete(key);
        dispatch((api.util.getRunningQueryThunk as Running)(name, args))?.abort();
      });
    };
  }, [dispatch, waitingScreens, name, args]);
}
