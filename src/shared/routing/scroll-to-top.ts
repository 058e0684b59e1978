import { reducedMotion } from '#shared/timing/reduced-motion.ts';

/** Scrolls to the top of the page, smoothly unless reduced motion is preferred (P2.12, P2.13). */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion() ? 'auto' : 'smooth' });
}
