import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { entitySearchApi, type EntitySearchArgs } from './entity-search.api.ts';

/** Searches that a mounted screen waits for. */
const wanted = new Map<string, number>();

const count = (key: string, change: 1 | -1) => wanted.set(key, (wanted.get(key) ?? 0) + change);

/** Gives up a search that is still under way when another one takes its place or the screen is left (faults G02, G05). */
export function useAbortOnLeave(args: EntitySearchArgs | null): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const key = JSON.stringify(args);
  useEffect(() => {
    count(key, 1);
    return () => {
      count(key, -1);
      // After this turn: a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (wanted.get(key)) return;
        wanted.delete(key);
        const left = JSON.parse(key) as EntitySearchArgs | null;
        if (left) dispatch(entitySearchApi.util.getRunningQueryThunk('entitySearch', left))?.abort();
      });
    };
  }, [dispatch, key]);
}
