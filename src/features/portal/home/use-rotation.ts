import { useEffect, useState } from 'react';

const reducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Index of what is shown of `count` things that change every `interval` milliseconds. Stands still when paused, with reduced
 * motion and in a hidden tab, so that nothing rushes on return (faults H05, WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(reducedMotion);
  useEffect(() => {
    if (paused || held || count < 2) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((at) => (at + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [count, interval, paused, held]);
  return { index: count > 0 ? index % count : 0, paused, setPaused };
}
