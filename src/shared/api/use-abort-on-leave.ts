import { useEffect } from 'react';

/** Questions that a mounted screen waits for. */
const wanted = new Map<string, number>();

const count = (key: string, change: 1 | -1) => wanted.set(key, (wanted.get(key) ?? 0) + change);

/**
 * Gives up a call that is still under way when another one takes its place or the screen is left (faults G02, G05). `args` are
 * those of the call, null for none; `abort` is called with them when nobody waits for the answer any more. Both keep their
 * identity while nothing changes.
 */
export function useAbortOnLeave<Args>(args: Args | null, abort: (args: Args) => void): void {
  useEffect(() => {
    if (args === null) return undefined;
    const key = JSON.stringify(args);
    count(key, 1);
    return () => {
      count(key, -1);
      // After this turn: a screen that is mounted again at once keeps its call.
      setTimeout(() => {
        if (wanted.get(key)) return;
        wanted.delete(key);
        abort(args);
      });
    };
  }, [args, abort]);
}
