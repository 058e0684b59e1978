import { useState } from 'react';
import { Banner, type BannerProps } from './Banner.tsx';
import { useCountdown } from './use-countdown.ts';

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
