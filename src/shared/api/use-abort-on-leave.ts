import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ApiDispatch, type ApiExtra } from './api.ts';

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
  const { name } = endpoint;
  useEffect(() => {
    if (args === null) return undefined;
    const key = JSON.stringify([name, args]);
    const { waiting } = dispatch((_dispatch, _state, extra) => extra as ApiExtra);
    const count = (change: 1 | -1) => waiting.set(key, (waiting.get(key) ?? 0) + change);
    count(1);
    return () => {
      count(-1);
      // Deferred, so that a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (waiting.get(key)) return;
        waiting.delete(key);
        dispatch((api.util.getRunningQueryThunk as Running)(name, args))?.abort();
      });
    };
  }, [dispatch, name, args]);
}
