import { useEffect, useEffectEvent } from 'react';

/** Calls `onTick` every `interval` ms while `running`; ticks in a hidden tab are skipped and not made up for (faults H05). */
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
