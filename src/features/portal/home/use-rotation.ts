import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { reducedMotion } from '#shared/timing/reduced-motion.ts';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';

/** Calls `onTick` every `interval` ms while `running`; ticks in a hidden tab are skipped and not made up for (faults H05). */
function useTick(interval: number, running: boolean, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, running]);
}

const FREE = { pointer: false, focus: false };

/**
 * Turns phrases or cards every `interval` ms (P2.6, P9) by `turn`, if there are several. It stops while paused, while held by
 * pointer or focus, with reduced motion and in a hidden tab (faults H05, WCAG 2.2.2). `holders` go to the area that holds it.
 * Its own button and a heading that the portal focuses (no place in the tab order) hold nothing: who presses 'play' sees it play.
 */
export function useRotation(interval: number, several: boolean, turn: () => void) {
  const isStill = useInBrowser(reducedMotion, false);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [held, setHeld] = useState(FREE);
  const paused = pressed ?? isStill;
  useTick(interval, !paused && several && !held.pointer && !held.focus, turn);

  const hold = (by: Partial<typeof FREE>) => setHeld((now) => ({ ...now, ...by }));
  return {
    paused,
    /** Props of the button that pauses and plays. */
    button: {
      onFocus: (event: FocusEvent) => event.stopPropagation(),
      onClick: () => {
        setPressed(!paused);
        setHeld(FREE);
      },
    },
    holders: {
      focus: {
        onFocus: ({ target }: FocusEvent<HTMLElement>) => hold({ focus: target.tabIndex >= 0 }),
        onBlur: () => hold({ focus: false }),
      },
      pointer: {
        onPointerEnter: () => hold({ pointer: true }),
        onPointerLeave: () => hold({ pointer: false }),
      },
    },
  };
}
