/** Scrolls the page to its top: smoothly, or at once for those who want no motion (P2.12, P2.13). */
export function scrollToTop(): void {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
