import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ApiDispatch } from './api.ts';

/** How many mounted screens wait for a call, by endpoint and arguments. */
const wanted = new Map<string, number>();

const count = (key: string, change: 1 | -1) => wanted.set(key, (wanted.get(key) ?? 0) + change);

type Running = (
  endpoint: string,
  args: unknown,
) => ThunkAction<{ abort: () => void } | undefined, unknown, unknown, UnknownAction>;

/**
 * Aborts a pending call when its arguments change or the screen is left (faults G02, G05). `args` are the arguments of the
 * endpoint, null for no call; they must keep their identity while nothing changes.
 */
export function useAbortOnLeave(endpoint: string, args: object | null): void {
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    if (args === null) return undefined;
    const key = JSON.stringify([endpoint, args]);
    count(key, 1);
    return () => {
      count(key, -1);
      // Deferred, so that a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (wanted.get(key)) return;
        wanted.delete(key);
        dispatch((api.util.getRunningQueryThunk as Running)(endpoint, args))?.abort();
      });
    };
  }, [dispatch, endpoint, args]);
}
