import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Outcome } from '../http/outcome.ts';
import { Banner, type BannerProps } from './Banner.tsx';
import { FailureText } from './FailureText.tsx';

type TimedBannerProps = BannerProps & {
  /** How long the banner stays, in milliseconds (10 s after a sent message, 5 s after feedback: P9). */
  ms: number;
  /** Take the banner away. */
  onHide: () => void;
};

/**
 * A banner that leaves by itself. It waits while the pointer or the focus is on it and while the page is hidden, so that
 * it can be read by everybody. It is always spoken, and can always be dismissed.
 */
export function TimedBanner({ ms, onHide, ...banner }: TimedBannerProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(ms, hovered || focused, onHide);
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Banner live onDismiss={onHide} {...banner} />
    </div>
  );
}

type OutcomeBannerProps = Pick<TimedBannerProps, 'ms' | 'onHide'> & {
  outcome: Outcome;
  /** What the screen says of each outcome; the agency's own words follow where it was none. */
  texts: Record<'success' | 'unknown' | 'failed', string>;
};

/** What became of something that was sent, for a while (readings P8). */
export function OutcomeBanner({ outcome, texts, ...timing }: OutcomeBannerProps) {
  if (outcome.kind === 'success')
    return (
      <TimedBanner kind="ok" {...timing}>
        {texts.success}
      </TimedBanner>
    );
  return (
    <TimedBanner kind="error" {...timing}>
      <FailureText error={outcome.error}>{outcome.kind === 'unknown' ? texts.unknown : texts.failed}</FailureText>
    </TimedBanner>
  );
}

const followVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Calls `onEnd` when `ms` milliseconds have passed that the reader could use: while `paused`, and while the page is
 * hidden, the clock stands still, so nothing has vanished and nothing bursts on return (H05).
 */
function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  const isHidden = useSyncExternalStore(followVisibility, () => document.visibilityState === 'hidden');
  useEffect(() => {
    if (paused || isHidden) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [paused, isHidden]);
}
