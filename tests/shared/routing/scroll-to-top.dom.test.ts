import { expect, test, vi } from 'vitest';
import { scrollToTop } from '#shared/routing/scroll-to-top.ts';

test.each([
  { wish: 'no motion', reduced: true, behavior: 'auto' },
  { wish: 'nothing', reduced: false, behavior: 'smooth' },
])('with $wish requested, the page scrolls to the top of the page: $behavior (P2.13)', ({ reduced, behavior }) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});
