import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs one piece of work at a time: a second start while one is under way does nothing (faults E11, F10). `cancel` and
 * leaving the screen abort its signal (G05).
 */
export function useOneAtATime() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } finally {
      running.current = null;
    }
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);
  return { run, cancel };
}
