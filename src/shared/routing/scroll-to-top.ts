import { reducedMotion } from '#shared/timing/reduced-motion.ts';

/** Scrolls the page to its top: smoothly, or at once for those who want no motion (P2.12, P2.13). */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion() ? 'auto' : 'smooth' });
}
