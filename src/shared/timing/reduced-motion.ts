/** Whether the visitor asked the browser for less motion; asked anew each time, for it can change while the page stands. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
