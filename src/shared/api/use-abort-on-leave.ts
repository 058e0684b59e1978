import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ApiDispatch } from './api.ts';

/** Questions that a mounted screen waits for. */
const wanted = new Map<string, number>();

const count = (key: string, change: 1 | -1) => wanted.set(key, (wanted.get(key) ?? 0) + change);

type Running = (
  endpoint: string,
  args: unknown,
) => ThunkAction<{ abort: () => void } | undefined, unknown, unknown, UnknownAction>;

/**
 * Gives up a call that is still under way when another one takes its place or the screen is left (faults G02, G05). `args` are
 * those of the call of the endpoint, null for none; they keep their identity while nothing changes.
 */
export function useAbortOnLeave(endpoint: string, args: object | null): void {
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    if (args === null) return undefined;
    const key = JSON.stringify([endpoint, args]);
    count(key, 1);
    return () => {
      count(key, -1);
      // After this turn: a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (wanted.get(key)) return;
        wanted.delete(key);
        dispatch((api.util.getRunningQueryThunk as Running)(endpoint, args))?.abort();
      });
    };
  }, [dispatch, endpoint, args]);
}
