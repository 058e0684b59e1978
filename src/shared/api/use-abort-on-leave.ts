import { useEffect } from 'react';

/** Questions that a mounted screen waits for, by their cache key. */
const wanted = new Map<string, number>();

const count = (key: string, change: 1 | -1) => wanted.set(key, (wanted.get(key) ?? 0) + change);

/**
 * Gives up a call that is still under way when another one takes its place or the screen is left (faults G02, G05).
 * `key` names the question; `abort` is called with it when nobody waits for the answer any more.
 */
export function useAbortOnLeave(key: string | null, abort: (key: string) => void): void {
  useEffect(() => {
    if (key === null) return undefined;
    count(key, 1);
    return () => {
      count(key, -1);
      // After this turn: a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (wanted.get(key)) return;
        wanted.delete(key);
        abort(key);
      });
    };
  }, [key, abort]);
}
