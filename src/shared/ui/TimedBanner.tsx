import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Outcome } from '../http/outcome.ts';
import { Banner, type BannerProps } from './Banner.tsx';
import { FailureText } from './FailureText.tsx';

type TimedBannerProps = BannerProps & {
  /** How long the banner stays, in milliseconds (10 s for a sent message, 5 s for feedback: P9). */
  ms: number;
  onHide: () => void;
};

/**
 * A banner that disappears by itself. Its time stops while pointer or focus is on it and while the page is hidden, so that
 * everybody can read it. It is always read out, and can always be dismissed.
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

/**
 * Shows the outcome of something sent, for `ms` milliseconds (readings P8): `show(outcome)` renders a new banner, `show(null)`
 * removes it. `texts` are the screen's own; the agency's message follows unless it was a success.
 */
export function useOutcomeBanner(ms: number, texts: Record<'success' | 'unknown' | 'failed', string>) {
  const [shown, setShown] = useState<{ outcome: Outcome | null; count: number }>({ outcome: null, count: 0 });
  const show = (outcome: Outcome | null) => setShown(({ count }) => ({ outcome, count: count + 1 }));
  const { outcome, count } = shown;
  const banner = outcome && (
    <TimedBanner key={count} kind={outcome.kind === 'success' ? 'ok' : 'error'} ms={ms} onHide={() => show(null)}>
      {outcome.kind === 'success' ? (
        texts.success
      ) : (
        <FailureText error={outcome.error}>{outcome.kind === 'unknown' ? texts.unknown : texts.failed}</FailureText>
      )}
    </TimedBanner>
  );
  return { banner, show };
}

const followVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Calls `onEnd` after `ms` milliseconds of reading time: the clock stops while `paused` and while the page is hidden, so that
 * nothing disappears unread and no backlog of timers fires on return (H05).
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
