import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` when `ms` milliseconds have passed that the reader could use: while `paused`, and while the page is
 * hidden, the clock stands still, so nothing has vanished and nothing bursts on return (H05).
 */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const whole = useRef(ms);
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (whole.current !== ms) {
      whole.current = ms;
      left.current = ms;
    }
    if (paused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let started = 0;
    function stop(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left.current = Math.max(0, left.current - (performance.now() - started));
    }
    function follow(): void {
      stop();
      if (document.visibilityState === 'hidden') return;
      started = performance.now();
      timer = setTimeout(() => {
        timer = undefined;
        end.current();
      }, left.current);
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [paused, ms]);
}
