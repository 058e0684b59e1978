import { useState } from 'react';
import { reducedMotion, useTick } from './use-tick.ts';

/**
 * Index of what is shown of `count` things that change every `interval` milliseconds. Stands still when paused, while `held`
 * and with reduced motion (faults H05, WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(reducedMotion);
  useTick(interval, !paused && !held && count > 1, () => setIndex((at) => (at + 1) % count));
  return { index: count > 0 ? index % count : 0, paused, setPaused };
}
