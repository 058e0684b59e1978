import { useState } from 'react';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import { reducedMotion, useTick } from './use-tick.ts';

/**
 * Index of what is shown of `count` things that change every `interval` milliseconds. Stands still when paused, while `held`
 * and with reduced motion (faults H05, WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const isStill = useInBrowser(reducedMotion, false);
  const [pressed, setPaused] = useState<boolean | null>(null);
  const paused = pressed ?? isStill;
  useTick(interval, !paused && !held && count > 1, () => setIndex((at) => (at + 1) % count));
  return { index: count > 0 ? index % count : 0, paused, setPaused };
}
