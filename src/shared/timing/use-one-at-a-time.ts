import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs one task at a time: starting another while one is running does nothing (faults E11, F10). `cancel` and leaving the
 * screen abort the task's signal (G05); after `cancel` another task may start at once.
 */
export function useOneAtATime() {
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } finally {
      if (running.current === controller) running.current = null;
    }
  }, []);
  return { run, cancel };
}
