/**
 * Attributes of the first of further items: it takes the focus when the button that showed them had it and is gone, unless
 * something else has taken it (WCAG 2.4.3).
 */
export const FIRST_FURTHER = {
  tabIndex: -1,
  ref(element: HTMLElement | null): void {
    if (document.activeElement === document.body) element?.focus();
  },
};
