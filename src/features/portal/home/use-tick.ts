import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onTick` every `interval` milliseconds while `running`. Ticks in a hidden tab are skipped and not made up for, so that
 * nothing rushes on return (faults H05).
 */
export function useTick(interval: number, running: boolean, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, running]);
}
